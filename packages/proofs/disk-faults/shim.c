/*
 * Lets the n-th call of one kind fail, on files below some folders, in a program that was never told. Loaded before libc
 * (LD_PRELOAD), it stands between SQLite or Node and the file system. It is told what to do, and tells what it did, in a
 * control file that the proof writes and reads while the program runs: counting begins at a chosen moment, not at a start.
 *
 * It allocates nothing and takes no lock: SQLite calls it in the middle of a commit, Node from several threads.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

/* The same numbers stand in control.ts. */
enum kind { WRITE = 1, SYNC, RENAME, TRUNCATE, CREATE, REMOVE };
enum fault { IO_ERROR = 1, NO_SPACE, FULL, SHORT };

struct control {
  _Atomic int kind;
  _Atomic int nth;
  _Atomic int fault;
  /* How many calls were made to fail since it was armed. */
  _Atomic int failed;
  /* True from the n-th call on, for a disk that is full until it is disarmed. */
  _Atomic int is_full;
  /* Calls of each kind since it was armed, by the kind's number. */
  _Atomic int counted[REMOVE + 1];
  /* The file of the call that failed first. */
  char file[PATH_MAX];
};

static struct control nobody;
static struct control *control = &nobody;
static const char *folders = "";

#define REAL(name) ((typeof(&name))real(#name))

static void *real(const char *name) { return dlsym(RTLD_NEXT, name); }

__attribute__((constructor)) static void begin(void) {
  const char *path = getenv("DISK_FAULTS_CONTROL");
  const char *below = getenv("DISK_FAULTS_BELOW");
  if (path == NULL || below == NULL) return;
  int file = (int)syscall(SYS_openat, AT_FDCWD, path, O_RDWR | O_CLOEXEC);
  void *shared = mmap(NULL, sizeof nobody, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
  if (file < 0 || shared == MAP_FAILED) {
    static const char words[] = "The control file of the disk faults cannot be opened.\n";
    syscall(SYS_write, 2, words, sizeof words - 1);
    _exit(97);
  }
  folders = below;
  control = shared;
}

/* Whether a path is one of the folders, which stand one after the other with colons between, or lies below one. */
static int is_below(const char *path) {
  for (const char *folder = folders; *folder != '\0';) {
    size_t length = strcspn(folder, ":");
    if (strncmp(path, folder, length) == 0 && (path[length] == '/' || path[length] == '\0')) return 1;
    folder += length + (folder[length] == ':');
  }
  return 0;
}

static int is_descriptor_below(int file, char *path) {
  char link[32];
  snprintf(link, sizeof link, "/proc/self/fd/%d", file);
  ssize_t length = readlink(link, path, PATH_MAX - 1);
  if (length <= 0) return 0;
  path[length] = '\0';
  return is_below(path);
}

static int failed(int error) {
  atomic_fetch_add(&control->failed, 1);
  errno = error;
  return error;
}

/*
 * 0 where the call may go on, -1 where only half of a write may; else the error that it fails with. A full disk takes no byte and no
 * name more, but lets go of both, and opens what it has.
 */
static int verdict(enum kind kind, int needs_room, const char *path) {
  int count = atomic_fetch_add(&control->counted[kind], 1) + 1;
  if (atomic_load(&control->is_full) && needs_room) return failed(ENOSPC);
  if (atomic_load(&control->kind) != (int)kind || count != atomic_load(&control->nth)) return 0;
  strncpy(control->file, path, sizeof control->file - 1);
  switch (atomic_load(&control->fault)) {
    case NO_SPACE: return failed(ENOSPC);
    case FULL: atomic_store(&control->is_full, 1); return needs_room ? failed(ENOSPC) : 0;
    case SHORT: atomic_store(&control->is_full, 1); atomic_fetch_add(&control->failed, 1); return -1;
    default: return failed(EIO);
  }
}

static int is_idle(void) { return atomic_load(&control->kind) == 0; }

static int judge_path(enum kind kind, const char *path) {
  return !is_idle() && is_below(path) ? verdict(kind, kind == CREATE, path) : 0;
}

static int judge_file(enum kind kind, int file) {
  char path[PATH_MAX];
  return !is_idle() && is_descriptor_below(file, path) ? verdict(kind, kind == WRITE, path) : 0;
}

/* Half of a write, at least a byte of it. */
static size_t taken(int judged, size_t length) { return judged < 0 ? (length + 1) / 2 : length; }

ssize_t write(int file, const void *from, size_t length) {
  int judged = judge_file(WRITE, file);
  return judged > 0 ? -1 : REAL(write)(file, from, taken(judged, length));
}

ssize_t pwrite(int file, const void *from, size_t length, off_t at) {
  int judged = judge_file(WRITE, file);
  return judged > 0 ? -1 : REAL(pwrite)(file, from, taken(judged, length), at);
}

ssize_t pwrite64(int file, const void *from, size_t length, off64_t at) {
  int judged = judge_file(WRITE, file);
  return judged > 0 ? -1 : REAL(pwrite64)(file, from, taken(judged, length), at);
}

/* Of several pieces a short write takes the first, or half of the only one. */
ssize_t writev(int file, const struct iovec *pieces, int count) {
  int judged = judge_file(WRITE, file);
  if (judged > 0) return -1;
  if (judged < 0) return REAL(write)(file, pieces[0].iov_base, taken(count == 1 ? -1 : 0, pieces[0].iov_len));
  return REAL(writev)(file, pieces, count);
}

ssize_t sendfile(int to, int from, off_t *at, size_t length) {
  int judged = judge_file(WRITE, to);
  return judged > 0 ? -1 : REAL(sendfile)(to, from, at, taken(judged, length));
}

ssize_t sendfile64(int to, int from, off64_t *at, size_t length) {
  int judged = judge_file(WRITE, to);
  return judged > 0 ? -1 : REAL(sendfile64)(to, from, at, taken(judged, length));
}

ssize_t copy_file_range(int from, off64_t *at, int to, off64_t *there, size_t length, unsigned flags) {
  int judged = judge_file(WRITE, to);
  return judged > 0 ? -1 : REAL(copy_file_range)(from, at, to, there, taken(judged, length), flags);
}

/* Node copies files by the bare system call. */
long syscall(long number, ...) {
  va_list rest;
  va_start(rest, number);
  long a = va_arg(rest, long), b = va_arg(rest, long), c = va_arg(rest, long);
  long d = va_arg(rest, long), e = va_arg(rest, long), f = va_arg(rest, long);
  va_end(rest);
  if (number == SYS_copy_file_range) {
    int judged = judge_file(WRITE, (int)c);
    if (judged > 0) return -1;
    e = (long)taken(judged, (size_t)e);
  }
  return REAL(syscall)(number, a, b, c, d, e, f);
}

int fsync(int file) { return judge_file(SYNC, file) > 0 ? -1 : REAL(fsync)(file); }

int fdatasync(int file) { return judge_file(SYNC, file) > 0 ? -1 : REAL(fdatasync)(file); }

int rename(const char *from, const char *to) { return judge_path(RENAME, to) > 0 ? -1 : REAL(rename)(from, to); }

int renameat(int folder, const char *from, int other, const char *to) {
  return judge_path(RENAME, to) > 0 ? -1 : REAL(renameat)(folder, from, other, to);
}

/* A second name is how a file appears whole where nobody's may be replaced: to a reader the same step as a new name. */
int link(const char *from, const char *to) { return judge_path(RENAME, to) > 0 ? -1 : REAL(link)(from, to); }

int ftruncate(int file, off_t length) {
  return judge_file(TRUNCATE, file) > 0 ? -1 : REAL(ftruncate)(file, length);
}

int ftruncate64(int file, off64_t length) {
  return judge_file(TRUNCATE, file) > 0 ? -1 : REAL(ftruncate64)(file, length);
}

int unlink(const char *path) { return judge_path(REMOVE, path) > 0 ? -1 : REAL(unlink)(path); }

int mkdir(const char *path, mode_t mode) { return judge_path(CREATE, path) > 0 ? -1 : REAL(mkdir)(path, mode); }

/* SQLite opens with O_CREAT what is there already; only a new name needs room. */
static int judge_open(const char *path, int flags) {
  if (is_idle() || (flags & O_CREAT) == 0 || !is_below(path)) return 0;
  int before = errno;
  int is_new = faccessat(AT_FDCWD, path, F_OK, 0) != 0;
  errno = before;
  return verdict(CREATE, is_new, path);
}

#define MODE_OF(flags)                                                                                       \
  mode_t mode = 0;                                                                                           \
  if ((flags) & (O_CREAT | O_TMPFILE)) {                                                                     \
    va_list rest;                                                                                            \
    va_start(rest, flags);                                                                                   \
    mode = va_arg(rest, mode_t);                                                                             \
    va_end(rest);                                                                                            \
  }

int open(const char *path, int flags, ...) {
  MODE_OF(flags)
  return judge_open(path, flags) > 0 ? -1 : REAL(open)(path, flags, mode);
}

int open64(const char *path, int flags, ...) {
  MODE_OF(flags)
  return judge_open(path, flags) > 0 ? -1 : REAL(open64)(path, flags, mode);
}

int openat(int folder, const char *path, int flags, ...) {
  MODE_OF(flags)
  return judge_open(path, flags) > 0 ? -1 : REAL(openat)(folder, path, flags, mode);
}
