import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const project = fileURLToPath(new URL('../../', import.meta.url));
const read = (path: string) => readFileSync(join(project, path), 'utf8');
const container = read('deploy/Containerfile');
const compose = read('deploy/compose.yaml');
const unit = read('deploy/site.service');
const alerts = read('deploy/alerts.yaml');
const cluster = read('deploy/kubernetes.yaml');

/** Every setting that the documents name, and the files that secrets may stand in. */
const settings = new Set(
  [...read('docs/operations/settings.md').matchAll(/`([A-Z][A-Z_]+)`/g)].flatMap(([, name = '']) => [
    name,
    `${name}_FILE`,
  ]),
);

const named: readonly [file: string, names: string[]][] = [
  [
    'Containerfile',
    [...container.matchAll(/^ENV (.+)$/gm)].flatMap(([, line = '']) => line.match(/[A-Z_]+(?==)/g) ?? []),
  ],
  [
    'compose.yaml',
    [...(compose.split('secrets: [storage-keys')[0] ?? '').matchAll(/^ {6}([A-Z_]+):/gm)].map(
      ([, name = '']) => name,
    ),
  ],
  ['kubernetes.yaml', [...cluster.matchAll(/name: ([A-Z_]+), value/g)].map(([, name = '']) => name)],
  ['site.service', [...unit.matchAll(/^Environment=([A-Z_]+)=/gm)].map(([, name = '']) => name)],
  [
    'deploy.md',
    [...read('docs/operations/deploy.md').matchAll(/`([A-Z]+_[A-Z_]+)[`=]/g)].map(([, name = '']) => name),
  ],
];

test.each(named)('every setting in %s is one', (_file, names) => {
  expect(names.length).toBeGreaterThan(1);
  expect(names.filter((name) => !settings.has(name))).toEqual([]);
});

test('the container has the Node of the project in each of its steps', () => {
  const version = read('.nvmrc').trim();
  const images = [...container.matchAll(/^FROM \S+\/node:(\S+?)-bookworm/gm)].map(([, tag]) => tag);
  expect(images).toEqual([version, version, version]);
});

test('container and unit start the server as `npm run serve` does', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const words = scripts.serve?.split(' ') ?? [];
  expect(container).toContain(`CMD [${words.map((word) => `"${word}"`).join(', ')}]`);
  expect(unit).toContain(`ExecStart=/opt/node/bin/${scripts.serve}`);
});

test('the container knows every workspace, or npm would not take the lock file', () => {
  const workspaces = readdirSync(join(project, 'packages')).map((name) => `packages/${name}/package.json`);
  for (const step of container.split(/^FROM /m).slice(1, 3))
    expect(step.match(/packages\/\S+\/package\.json/g)).toEqual(workspaces);
});

test('the container runs without rights, on what it cannot change, and publishes no private port', () => {
  const last = container.slice(container.lastIndexOf('\nFROM '));
  expect(last).toMatch(/^USER node$/m);
  expect(last.match(/^EXPOSE .+$/gm)).toEqual(['EXPOSE 3000']);
  expect(last).not.toMatch(/^COPY .*--chown/m);
  expect(compose).toMatch(/read_only: true[\s\S]+cap_drop: \[ALL\]/);
  expect(compose.match(/^ {4}ports: .+$/gm)).toEqual(["    ports: ['80:80', '443:443', '443:443/udp']"]);
});

test('whoever sends visitors asks whether pages are served, and not for the database', () => {
  expect(read('deploy/Caddyfile')).toMatch(/^\t+health_uri \/servez$/m);
  expect(cluster).not.toContain('path: /readyz');
  expect(read('docs/operations/README.md')).toContain('- `/servez`: ');
});

test('ports are those that the server listens on', () => {
  const ports = { PORT: '3000', HEALTH_PORT: '3001' };
  for (const [name, port] of Object.entries(ports)) {
    expect(read('docs/operations/settings.md')).toContain(`| \`${name}\` | \`${port}\` |`);
    expect(container).toContain(`${name}=${port}`);
  }
  expect(container).toContain('http://127.0.0.1:3001/readyz');
  expect(compose).toContain('SITE_ADDRESS: site:3000');
  expect(read('deploy/Caddyfile')).toMatch(/SITE_ADDRESS:127\.0\.0\.1:3000[\s\S]+SITE_HEALTH_PORT:3001/);
  expect(read('deploy/nginx.conf')).toContain('server 127.0.0.1:3000;');
});

test('proxies keep idle connections for less long than the server, and wait for it while it stops', () => {
  expect(read('src/server/listen.ts')).toContain('keepAliveTimeout: 5000');
  for (const proxy of ['Caddyfile', 'nginx.conf'])
    expect(read(`deploy/${proxy}`)).toMatch(/keepalive(_timeout)? 4s/);
  const drain = Number(/DRAIN_MS: '(\d+)'/.exec(compose)?.[1]);
  expect(read('src/server/main.ts')).toContain('longestStop = 15_000');
  expect(Number(/stop_grace_period: (\d+)s/.exec(compose)?.[1]) * 1000).toBeGreaterThan(drain + 15_000);
  // One server behind a proxy has nobody to hand over to, and its visitors wait for the stop and for the start.
  const slowestStart = 11_000;
  expect(read('docs/operations/scaling.md')).toContain('7.3, 9.7, 11.0 s');
  expect(drain).toBe(0);
  expect(Number(/lb_try_duration (\d+)s/.exec(read('deploy/Caddyfile'))?.[1]) * 1000).toBeGreaterThan(
    drain + 15_000 + slowestStart,
  );
  expect(Number(/TimeoutStopSec=(\d+)/.exec(unit)?.[1]) * 1000).toBeGreaterThan(15_000);
});

test('the desk’s proxy lets through as much as the desk reads, so that a long text comes back', () => {
  const longest = ['desk-person', 'desk-record'].map(
    (name) => /^const longestForm = ([\d_]+);$/m.exec(read(`src/features/desk/server/${name}.ts`))?.[1],
  );
  expect(longest).not.toContain(undefined);
  const bytes = longest.map((digits = '') => Number(digits.replaceAll('_', '')));
  const limit = /client_max_body_size (\d+)k;/.exec(read('deploy/desk.nginx.conf'))?.[1];
  expect(Number(limit) * 1024).toBe(Math.max(...bytes));
});

test('a local authority is shown as Caddy reads it, on three lines', () => {
  const block = /^(?:# |[ ]*)\{\n(?:# |[ ]*)\tlocal_certs\n(?:# |[ ]*)\}\n/m;
  for (const file of ['deploy/Caddyfile', 'docs/operations/deploy.md']) {
    expect(read(file), file).toMatch(block);
    expect(read(file), file).not.toMatch(/\{ *local_certs *\}/);
  }
});

test('every container is looked after, as the document promises: by its image or by the compose file', () => {
  const services = (compose.split(/^services:$/m)[1] ?? '').split(/^networks:$/m)[0] ?? '';
  const named = services.split(/^ {2}(?=\w+:$)/m).slice(1);
  expect(named.map((service) => service.split(':')[0])).toEqual(['site', 'database', 'proxy']);
  for (const service of named.slice(1)) expect(service).toMatch(/^ {4}healthcheck:\n {6}test: \[CMD, /m);
  expect(container).toMatch(/^HEALTHCHECK /m);
  expect(named[0]).not.toContain('healthcheck:');
});

test('one file that stays here says which files belong together and what they ask for, for a release too', () => {
  const example = read('deploy/.env.example');
  const offered = new Set([...example.matchAll(/^#?([A-Z_]+)=/gm)].map(([, name]) => name));
  const asked = [...`${compose}${read('deploy/compose.desk.yaml')}`.matchAll(/\$\{(\w+)/g)];
  expect(asked.length).toBeGreaterThan(4);
  expect(asked.map(([, name]) => name).filter((name) => !offered.has(name))).toEqual([]);
  expect(example).toMatch(/^COMPOSE_FILE=compose\.yaml\n#COMPOSE_FILE=compose\.yaml:compose\.desk\.yaml$/m);
  expect(read('.gitignore')).toMatch(/^\.env$/m);
  expect(read('deploy/Containerfile.dockerignore')).toMatch(/^deploy\/\.env$/m);
  // A file that is named by hand leaves the other one out, and with it the desk.
  for (const file of ['docs/operations/deploy.md', 'deploy/compose.yaml', 'deploy/compose.desk.yaml'])
    expect(read(file), file).not.toMatch(
      /docker compose (--file|-f)|(export|^#? *)(ENGLISH_HOST|STAFF_\w+)=/m,
    );
});

test('the proxies of the desk let in named networks alone and lead to the port of the document', () => {
  const port = /^ *STAFF_PORT=(\d+)$/m.exec(read('docs/operations/desk.md'))?.[1];
  expect(port).toBeDefined();
  const nginx = read('deploy/desk.nginx.conf');
  expect(nginx).toContain(`proxy_pass http://127.0.0.1:${port};`);
  // Whoever is named before the door is shut comes in.
  expect(nginx).toMatch(/(allow [\da-f.:/]+;\s+)+deny all;/);
  expect(nginx).not.toMatch(/deny all;[\s\S]*allow /);
  const caddy = read('deploy/desk.Caddyfile');
  expect(caddy).toContain(`STAFF_ADDRESS:127.0.0.1:${port}`);
  expect(caddy).toMatch(/@elsewhere not remote_ip [\da-f.:/ ]+\n\tabort @elsewhere\n/);
  // One address is taken for the caller's, and the host goes on as it came.
  expect(nginx).toMatch(/Host \$host;[\s\S]+X-Forwarded-For \$remote_addr;/);
});

test('the example at the root has every setting of the tables, and no other', () => {
  const [tables = ''] = read('docs/operations/settings.md').split('## Tests and tools');
  const cells = [...tables.matchAll(/^\| (`[A-Z].*?) \|/gm)].map(([, cell = '']) => cell);
  // What stands for others to come (`FRENCH_ORIGIN` …) belongs to a language that the site has not.
  const described = cells.flatMap((cell) =>
    [...cell.matchAll(/`([A-Z][A-Z_]+)`(?! …)/g)].map(([, name]) => name),
  );
  const offered = [...read('.env.example').matchAll(/^#([A-Z_]+)=/gm)].map(([, name]) => name);
  expect(described.length).toBeGreaterThan(70);
  expect(offered.toSorted()).toEqual(described.toSorted());
});

test('wrong settings are not started again and again', () => {
  expect(read('src/server/env.ts')).toContain('exitCode = 78');
  expect(unit).toContain('RestartPreventExitStatus=78');
});

test('every alert asks for counts that there are, and has its section among the runbooks', () => {
  const counted = new Set(
    [...`${read('src/server/metrics.ts')}`.matchAll(/'(site_\w+)'/g)].map(([, name = '']) => name),
  );
  const asked = [...alerts.matchAll(/site_\w+/g)].map(([name]) => name.replace(/_(bucket|sum|count)$/, ''));
  expect(asked.length).toBeGreaterThan(6);
  expect(asked.filter((name) => !counted.has(name))).toEqual([]);
  const names = [...alerts.matchAll(/- alert: (\w+)/g)].map(([, name = '']) => name);
  const sections = [...read('docs/operations/alerts.md').matchAll(/^## (\w+)$/gm)].map(([, name]) => name);
  expect(sections).toEqual(names);
  expect(
    [...alerts.matchAll(/runbook: docs\/operations\/alerts\.md#(\w+)/g)].map(([, name]) => name),
  ).toEqual(names.map((name) => name.toLowerCase()));
});

test('Prometheus asks the private port under the name that the rules ask for', () => {
  const prometheus = read('deploy/prometheus.yaml');
  const job = /up\{job="(\w+)"\}/.exec(alerts)?.[1];
  expect(prometheus).toMatch(new RegExp(`^  - job_name: ${job}$`, 'm'));
  expect(prometheus).toMatch(/^ +- targets: \['127\.0\.0\.1:3001'\]$/m);
  expect(prometheus).toMatch(/^rule_files: \[alerts\.yaml\]$/m);
  // The network of the document is one of the site, and not the one without a way out.
  expect(read('docs/operations/deploy.md')).toContain('--network deploy_front ');
  expect(compose).toMatch(/^ {4}networks: \[front, back\]$/m);
});

test('the dashboard shows counts that there are, all of ours, and no panel covers another', () => {
  const { panels } = JSON.parse(read('deploy/dashboard.json')) as {
    panels: { id: number; title: string; gridPos: { x: number; y: number }; targets: { expr: string }[] }[];
  };
  const counted = [...read('src/server/metrics.ts').matchAll(/'(site_\w+)'/g)].map(([, name = '']) => name);
  const asked = panels
    .flatMap(({ targets }) => targets.flatMap(({ expr }) => expr.match(/site_\w+/g) ?? []))
    .map((name) => name.replace(/_(bucket|sum|count)$/, ''));
  expect([...new Set(asked)].sort()).toEqual([...new Set(counted)].sort());
  const places = panels.map(({ gridPos: { x, y } }) => `${x} ${y}`);
  expect(new Set(places).size).toBe(panels.length);
  expect(new Set(panels.map(({ title }) => title)).size).toBe(panels.length);
});

test('the cluster replaces instances without a gap, leaves them time to end and publishes no private port', () => {
  expect(cluster).toContain('rollingUpdate: { maxSurge: 1, maxUnavailable: 0 }');
  const drain = Number(/DRAIN_MS, value: '(\d+)'/.exec(cluster)?.[1]);
  const grace = Number(/terminationGracePeriodSeconds: (\d+)/.exec(cluster)?.[1]) * 1000;
  expect(grace).toBeGreaterThan(drain + 15_000);
  expect(cluster).toMatch(/readOnlyRootFilesystem: true\n.*drop: \[ALL\]/);
  expect(cluster).toMatch(/path: \/servez, port: health[\s\S]+path: \/livez, port: health/);
  const service = cluster.split('kind: Service\n')[1]?.split('\n---')[0] ?? '';
  expect(service.match(/targetPort: \w+/g)).toEqual(['targetPort: http']);
  // Tabs are no indentation in this format, and a document that is cut short has no kind.
  expect(cluster).not.toContain('\t');
  for (const document of cluster.split(/^---$/m)) expect(document).toMatch(/^apiVersion: \S+\nkind: \w+/m);
});

test('every command of the runbooks is one', () => {
  const usage = read('src/features/submissions/server/cli/submission-usage.ts');
  const commands = [...read('docs/operations/alerts.md').matchAll(/npm run submissions -- ([\w-]+)/g)];
  expect(commands.length).toBeGreaterThan(2);
  for (const [, command] of commands) expect(usage).toContain(`npm run submissions -- ${command} `);
});

test('the restore drill has its day, in automation for both engines and on the machine with its own backups', () => {
  const workflow = read('.github/workflows/restore-drill.yml');
  expect(workflow).toMatch(/schedule:\n(?: +#.*\n)* +- cron: '[\d* ]+'/);
  const engines = /engine: \[(.+)\]/.exec(workflow)?.[1]?.split(', ');
  const drill = read('packages/proofs/restore-drill/restore-drill.ts');
  expect(engines).toEqual(/const drills = \{ (.+) \};/.exec(drill)?.[1]?.match(/\w+(?=:)/g));
  expect(workflow).toContain(`npm run restore -w @site/proofs -- --engine \${{ matrix.engine }}`);
  const timer = read('deploy/restore-drill.timer');
  expect(timer).toMatch(/^OnCalendar=.+$/m);
  expect(timer).toMatch(/^Persistent=true$/m);
  const service = read('deploy/restore-drill.service');
  const [, program = '', folder] =
    /^ExecStart=\/opt\/node\/bin\/node (\S+) rehearse --from (\S+)$/m.exec(service) ?? [];
  expect(read(program)).toContain("case 'list'");
  // It runs as the site runs, reads where the document puts backups, and cannot write there.
  const lineOf = (text: string, key: string) => new RegExp(`^${key}=.+$`, 'm').exec(text)?.[0];
  for (const key of ['WorkingDirectory', 'EnvironmentFile', 'LoadCredential']) {
    expect(lineOf(unit, key)).toBeDefined();
    expect(lineOf(service, key)).toBe(lineOf(unit, key));
  }
  expect(service).toContain(`ReadOnlyPaths=${folder}\n`);
  const document = read('docs/operations/README.md');
  expect(document).toContain(`backup --to ${folder}/`);
  expect(document).toContain('restore-drill.timer');
  // What it restores is what the other unit wrote, as the site's own user, from the site's own data.
  const backup = read('deploy/backup.service');
  const copy = new RegExp(`node ${program} backup --to "${folder}/[^"]+\\.db"'$`, 'm');
  expect(lineOf(backup, 'ExecStart')).toMatch(copy);
  for (const key of ['User', 'DynamicUser', 'WorkingDirectory', 'EnvironmentFile', 'StateDirectory'])
    expect(lineOf(backup, key), key).toBe(lineOf(unit, key));
  for (const line of [
    'LoadCredential=storage-keys:',
    'Environment=STORAGE_KEYS_FILE=',
    'Environment=DATA_DIR=',
  ])
    expect(backup.split('\n').find((one) => one.startsWith(line))).toBe(
      unit.split('\n').find((one) => one.startsWith(line)) ?? 'a line of site.service',
    );
  expect(read('deploy/backup.timer')).toMatch(/^OnCalendar=hourly$/m);
});

test('the drill under compose reads the folder that the hourly dump is written to', () => {
  const document = read('docs/operations/README.md');
  const [, folder] = /deploy\/rehearse\.sh (\/\S+) > \/dev\/null$/m.exec(document) ?? [];
  expect(document).toMatch(new RegExp(`pg_dump .* > ${folder}/new\\.part && mv .* ${folder}/.+\\.dump`));
  expect(read('deploy/rehearse.sh')).toContain(`\${1:-${folder}}`);
});

test('a command by hand under systemd runs as the site does, with its data and its keys', () => {
  const line =
    /^submissions\(\) \{ systemd-run [\s\S]+?; \}$/m.exec(read('docs/operations/deploy.md'))?.[0] ?? '';
  const same =
    /^(DynamicUser|User|StateDirectory|StateDirectoryMode|UMask|WorkingDirectory|EnvironmentFile|LoadCredential)=.+$/gm;
  const properties = unit.match(same) ?? [];
  expect(properties.length).toBe(8);
  for (const property of properties) expect(line).toContain(`--property=${property} `);
  expect(line).toContain(`--setenv=${/^Environment=(DATA_DIR=.+)$/m.exec(unit)?.[1]} `);
});

test('a job that fails says so in the journal, in the line that the document has an alert look for', () => {
  for (const job of ['backup', 'restore-drill'])
    expect(read(`deploy/${job}.service`)).toMatch(/^OnFailure=failed@%N\.service$/m);
  const failed = read('deploy/failed@.service');
  expect(failed).toMatch(/^SyslogLevel=err$/m);
  const identifier = /^SyslogIdentifier=(.+)$/m.exec(failed)?.[1];
  expect(read('docs/operations/README.md')).toContain(`journalctl --priority=err --identifier=${identifier}`);
});

test('the lines for further secrets name settings that may stand in a file', () => {
  const settingsPage = read('docs/operations/settings.md');
  const offered = [
    ...[...unit.matchAll(/^#Environment=(\w+)_FILE=%d\/(.+)$/gm)].map(([, name, file]) => {
      expect(unit).toContain(`\n#LoadCredential=${file}:/etc/site/${file}\n`);
      return name;
    }),
    ...[...compose.matchAll(/^ +#(\w+)_FILE: \/run\/secrets\/(.+)$/gm)].map(([, name, file]) => {
      expect(compose).toContain(`\n  #${file}: { file: ./secrets/${file} }\n`);
      return name;
    }),
  ];
  expect(offered.length).toBe(6);
  for (const name of offered) expect(settingsPage).toContain(`| \`${name}\` (secret) |`);
});

test('secrets stay out of the repository and out of the image', () => {
  expect(read('.gitignore')).toContain('/deploy/secrets/');
  expect(read('deploy/Containerfile.dockerignore')).toMatch(/^deploy\/secrets$/m);
});
