import { copyFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { clusterFaults, composeFaults } from './structure.ts';
import { type FindTool, runTool } from './tools.ts';

/** Where a check works. */
export type Place = {
  /** The folder of files, which is only read. */
  folder: string;
  /** An empty folder for copies, in which paths and certificates may be put in the place of those of a server. */
  scratch: string;
  findTool: FindTool;
};

/** One way of reading one or more files. */
export type DeployCheck = {
  /** Those that it reads. */
  files: readonly string[];
  /** The programs it needs, and the first is the one that judges. Left out: the check is our own. */
  tools?: readonly string[];
  /** As the report calls it. */
  by: string;
  /** A line for each fault. */
  look(place: Place): string[];
};

/** Files that no program here can judge by themselves, and why. */
export const unjudged: Readonly<Record<string, string>> = {
  Containerfile: 'an engine reads it as it builds; npm run image -w @site/proofs runs its steps',
  'Containerfile.dockerignore': 'any line is a pattern',
  'pgbouncer.ini': 'PgBouncer has no way to read it without starting; packages/proofs/rolling starts it',
};

const hosts = {
  ENGLISH_HOST: 'www.example.com',
  SPANISH_HOST: 'es.example.com',
  STAFF_NAME: 'desk.example.com',
};

const read = ({ folder }: Place, file: string): string => readFileSync(join(folder, file), 'utf8');

/** The text with a part put in the place of another. @throws when there is none such: then the copy would prove another file. */
function replace(text: string, pattern: RegExp, by: string): string {
  if (!pattern.test(text))
    throw new Error(`has nothing like ${pattern} any more; packages/proofs/deploy-files asks for it`);
  return text.replace(pattern, () => by);
}

function program({ findTool }: Place, name: string): string {
  const found = findTool(name);
  if (found === undefined) throw new Error(`${name} is not installed`);
  return found;
}

/** Judges by the exit code; what the program wrote is the fault. */
function judged({ isContent, lines }: ReturnType<typeof runTool>): string[] {
  if (isContent) return [];
  return lines.length > 0 ? lines : ['was refused without a word'];
}

/** Caddy builds all that the file asks for, and starts none of it. */
function caddyFaults(place: Place, files: readonly string[], first = ''): string[] {
  writeFileSync(join(place.scratch, 'Caddyfile'), first + files.map((file) => read(place, file)).join(''));
  const args = ['validate', '--adapter', 'caddyfile', '--config', 'Caddyfile'];
  return judged(runTool(program(place, 'caddy'), args, { folder: place.scratch, settings: hosts }));
}

/** The block that the head of the file tells of, without the signs that make a comment of it. */
function localAuthority(place: Place): string {
  const block = /^# \{\n(?:# .*\n)+?# \}\n/m.exec(read(place, 'Caddyfile'))?.[0];
  if (block === undefined) throw new Error('has no block for a local authority in its head');
  return block.replaceAll(/^# /gm, '');
}

/** Other ports, since whoever is not root may not take the real ones, and a certificate that there is. */
function nginxFaults(place: Place, file: string, name: string): string[] {
  const { scratch } = place;
  const request = [
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-subj',
    '/CN=www.example.com',
    '-days',
    '2',
  ];
  const certificate = ['-keyout', 'privkey.pem', '-out', 'fullchain.pem'];
  const made = judged(runTool(program(place, 'openssl'), [...request, ...certificate], { folder: scratch }));
  if (made.length > 0) return made;
  let site = replace(read(place, file), new RegExp(`/etc/ssl/${name}/`, 'g'), `${scratch}/`);
  site = replace(site, /(?<=listen (?:\[::\]:)?)443\b/g, '18443').replace(
    /(?<=listen (?:\[::\]:)?)80\b/g,
    '18080',
  );
  writeFileSync(join(scratch, 'site.conf'), site);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (one) => `${one}_temp_path ${scratch}/${one};`,
  );
  const whole = [
    `pid ${scratch}/nginx.pid;`,
    `error_log ${scratch}/error.log;`,
    'events {}',
    `http { access_log off; ${temporary.join(' ')} include ${scratch}/site.conf; }`,
  ];
  writeFileSync(join(scratch, 'nginx.conf'), `${whole.join('\n')}\n`);
  const args = [
    '-t',
    '-q',
    '-p',
    scratch,
    '-c',
    join(scratch, 'nginx.conf'),
    '-e',
    join(scratch, 'error.log'),
  ];
  return judged(runTool(program(place, 'nginx'), args, { folder: scratch }));
}

/** Units are read together, as they name one another; a program they start has to be there, so it is this Node. */
function unitFaults(place: Place): string[] {
  const units = readdirSync(place.folder).filter((file) => /\.(service|timer)$/.test(file));
  for (const unit of units) {
    const text = read(place, unit).replaceAll(/(?<=^Exec\w+=)\/opt\/node\/bin\/node\b/gm, process.execPath);
    writeFileSync(join(place.scratch, unit), text);
  }
  const { isContent, lines } = runTool(
    program(place, 'systemd-analyze'),
    ['verify', '--man=no', ...units.map((unit) => `./${unit}`)],
    {
      folder: place.scratch,
    },
  );
  // It ends with 0 where it ignores a line, and a line that was ignored is what we look for. Units of the machine are not ours.
  // Of a template it names an instance (failed@backup.service).
  const names = units.map((unit) => unit.replace(/(?<=@)\..*$/, ''));
  const ours = lines.filter((line) => names.some((name) => line.includes(name)));
  if (ours.length > 0) return ours;
  return isContent ? [] : lines;
}

function promtoolFaults(place: Place, args: readonly string[]): string[] {
  for (const file of ['alerts.yaml', 'alerts.test.yaml', 'prometheus.yaml'])
    copyFileSync(join(place.folder, file), join(place.scratch, file));
  return judged(runTool(program(place, 'promtool'), args, { folder: place.scratch }));
}

/** The example with all its lines, so that both compose files have what they ask for. */
function composeByDocker(place: Place): string[] {
  const example = read(place, '.env.example').replaceAll(/^#(?=[A-Z_]+=)/gm, '');
  writeFileSync(join(place.scratch, '.env'), example);
  for (const file of ['compose.yaml', 'compose.desk.yaml'])
    writeFileSync(join(place.scratch, file), read(place, file));
  return judged(
    runTool(program(place, 'docker'), ['compose', 'config', '--quiet'], { folder: place.scratch }),
  );
}

const composeFiles = ['compose.yaml', 'compose.desk.yaml'] as const;

/** All of them, in the order of the report. */
export const deployChecks: readonly DeployCheck[] = [
  {
    files: ['Caddyfile'],
    by: 'caddy validate',
    tools: ['caddy'],
    look: (place) => caddyFaults(place, ['Caddyfile']),
  },
  {
    files: ['Caddyfile'],
    by: 'caddy validate, local authority',
    tools: ['caddy'],
    look: (place) => caddyFaults(place, ['Caddyfile'], localAuthority(place)),
  },
  {
    files: ['Caddyfile', 'desk.Caddyfile'],
    by: 'caddy validate',
    tools: ['caddy'],
    look: (place) => caddyFaults(place, ['Caddyfile', 'desk.Caddyfile']),
  },
  {
    files: ['nginx.conf'],
    by: 'nginx -t',
    tools: ['nginx', 'openssl'],
    look: (place) => nginxFaults(place, 'nginx.conf', 'site'),
  },
  {
    files: ['desk.nginx.conf'],
    by: 'nginx -t',
    tools: ['nginx', 'openssl'],
    look: (place) => nginxFaults(place, 'desk.nginx.conf', 'desk'),
  },
  {
    files: [
      'site.service',
      'backup.service',
      'backup.timer',
      'restore-drill.service',
      'restore-drill.timer',
      'failed@.service',
    ],
    by: 'systemd-analyze verify',
    tools: ['systemd-analyze'],
    look: unitFaults,
  },
  {
    files: ['alerts.yaml'],
    by: 'promtool check rules',
    tools: ['promtool'],
    look: (place) => promtoolFaults(place, ['check', 'rules', '--lint=all', '--lint-fatal', 'alerts.yaml']),
  },
  {
    files: ['alerts.yaml', 'alerts.test.yaml'],
    by: 'promtool test rules',
    tools: ['promtool'],
    look: (place) => promtoolFaults(place, ['test', 'rules', 'alerts.test.yaml']),
  },
  {
    // It also looks for the rules that the file names.
    files: ['prometheus.yaml', 'alerts.yaml'],
    by: 'promtool check config',
    tools: ['promtool'],
    look: (place) =>
      promtoolFaults(place, ['check', 'config', '--lint=all', '--lint-fatal', 'prometheus.yaml']),
  },
  {
    files: [...composeFiles],
    by: 'structure',
    look: (place) => [
      ...composeFaults([read(place, 'compose.yaml')]),
      ...composeFaults(composeFiles.map((file) => read(place, file))),
    ],
  },
  {
    files: [...composeFiles, '.env.example'],
    by: 'docker compose config',
    tools: ['docker compose'],
    look: composeByDocker,
  },
  {
    files: ['kubernetes.yaml'],
    by: 'structure',
    look: (place) => clusterFaults(read(place, 'kubernetes.yaml')),
  },
  {
    files: ['kubernetes.yaml'],
    by: 'kubeconform -strict',
    tools: ['kubeconform'],
    look: (place) => {
      writeFileSync(join(place.scratch, 'kubernetes.yaml'), read(place, 'kubernetes.yaml'));
      const args = ['-strict', 'kubernetes.yaml'];
      return judged(runTool(program(place, 'kubeconform'), args, { folder: place.scratch }));
    },
  },
  {
    files: ['rehearse.sh'],
    by: 'sh -n',
    tools: ['sh'],
    look: (place) => {
      // A copy, since the folder may be named from where the command was started.
      writeFileSync(join(place.scratch, 'rehearse.sh'), read(place, 'rehearse.sh'));
      return judged(runTool(program(place, 'sh'), ['-n', 'rehearse.sh'], { folder: place.scratch }));
    },
  },
  {
    files: ['dashboard.json'],
    by: 'JSON',
    look: (place) => {
      JSON.parse(read(place, 'dashboard.json'));
      return [];
    },
  },
];
