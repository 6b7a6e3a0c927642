#!/bin/sh
# The restore drill for compose and PostgreSQL: restores the newest dump (*.dump) of a folder into a database of its own beside
# the site's, has the site's keys open all of it, and drops it. docs/operations/README.md, "Backups", has it run by cron.
#   deploy/rehearse.sh [FOLDER]        by default /var/backups/site
# Says in one sentence how it went. Ends with 1 when there is no dump of the last 26 hours, or when anything does not restore or open.
set -eu

folder=$(realpath "${1:-/var/backups/site}")
# Here lie the compose file and .env, which says whether the desk belongs to it.
cd "$(dirname "$0")"

fail() {
  echo "The restore drill failed: $1." >&2
  exit 1
}

database() {
  # Without its notices: cron would send a letter because there was nothing to drop.
  docker compose exec -T --env PGOPTIONS=--client-min-messages=warning database "$@"
}

# Names are times, so the last one is the newest.
newest=$(find "$folder" -maxdepth 1 -name '*.dump' -mmin -1560 | sort | tail -n 1)
[ -n "$newest" ] || fail "there is no dump in $folder that is younger than 26 hours"

# A drill that was broken off left its copy behind.
database dropdb --if-exists --force --username=site rehearsal || fail 'the copy of the drill before cannot be dropped'
trap 'database dropdb --if-exists --force --username=site rehearsal' EXIT
database createdb --username=site rehearsal || fail 'no database can be made for the copy'
database pg_restore --exit-on-error --single-transaction --no-owner --username=site --dbname=rehearsal < "$newest" ||
  fail "$newest cannot be restored"
verdict=$(docker compose exec -T site sh -c '
  export DATABASE_URL=$(sed s,/site$,/rehearsal, /run/secrets/database-url)
  unset DATABASE_URL_FILE
  exec node src/features/submissions/server/cli/submissions.ts rehearse') || fail "$newest was restored, and not all of it opens"
echo "The restore drill of $newest went well: $verdict"
