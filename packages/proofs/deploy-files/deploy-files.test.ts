import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { type DeployCheck, deployChecks, unjudged } from './checks.ts';
import { look } from './look.ts';
import { findToolIn } from './tools.ts';

const project = fileURLToPath(new URL('../../../', import.meta.url));
const deploy = join(project, 'deploy');
const findTool = findToolIn(process.env.PATH ?? '');

const nameOf = ({ files, by }: DeployCheck) => `${files.join(' + ')}: ${by}`;

const units =
  'site.service + backup.service + backup.timer + restore-drill.service + restore-drill.timer + failed@.service: systemd-analyze verify';

/** One fault in one file, and the check that has to see it. */
const seeds: readonly [check: string, file: string, right: RegExp, wrong: string][] = [
  ['Caddyfile: caddy validate', 'Caddyfile', /health_uri/, 'health_url'],
  [
    'Caddyfile: caddy validate, local authority',
    'Caddyfile',
    /# \{\n# \tlocal_certs\n# \}/,
    '# {\n# \tlocal_certificates\n# }',
  ],
  [
    'Caddyfile: caddy validate, local authority',
    'Caddyfile',
    /# \{\n# \tlocal_certs\n# \}/,
    '#   { local_certs }',
  ],
  ['Caddyfile + desk.Caddyfile: caddy validate', 'desk.Caddyfile', /remote_ip/, 'remote_addresses'],
  ['nginx.conf: nginx -t', 'nginx.conf', /server_tokens off;/, 'server_tokens off'],
  ['nginx.conf: nginx -t', 'nginx.conf', /proxy_pass http:\/\/site;/, 'proxy_pas http://site;'],
  ['desk.nginx.conf: nginx -t', 'desk.nginx.conf', /allow 10\.20\.0\.0\/16;/, 'allow 10.20.0.0/160;'],
  [units, 'site.service', /NoNewPrivileges/, 'NoNewPrivilege'],
  [units, 'site.service', /\/opt\/node\/bin\/node/, '/opt/no-node'],
  [units, 'backup.service', /ExecStartPost=/, 'ExecStartAfter='],
  [units, 'backup.timer', /OnCalendar=hourly/, 'OnCalendar=stündlich'],
  [units, 'failed@.service', /SyslogLevel=err/, 'SyslogLevel=bad'],
  [units, 'restore-drill.service', /PrivateNetwork=yes/, 'PrivateNetwork=perhaps'],
  [units, 'restore-drill.timer', /OnCalendar=Sun/, 'OnCalendar=Sonntag'],
  ['alerts.yaml: promtool check rules', 'alerts.yaml', /sum\(rate/, 'sum(rat'],
  ['alerts.yaml + alerts.test.yaml: promtool test rules', 'alerts.yaml', /> 3600/, '> 7200'],
  ['prometheus.yaml + alerts.yaml: promtool check config', 'prometheus.yaml', /job_name/, 'jobname'],
  [
    'prometheus.yaml + alerts.yaml: promtool check config',
    'prometheus.yaml',
    /\[alerts\.yaml\]/,
    '[alert.yaml]',
  ],
  ['compose.yaml + compose.desk.yaml: structure', 'compose.yaml', /cap_drop/, 'cap_dropped'],
  [
    'compose.yaml + compose.desk.yaml: structure',
    'compose.yaml',
    /TRUSTED_PROXIES: '1'/,
    'TRUSTED_PROXIES: 1',
  ],
  ['compose.yaml + compose.desk.yaml: structure', 'compose.yaml', /networks: \[back\]/, 'networks: [bakc]'],
  [
    'compose.yaml + compose.desk.yaml: structure',
    'compose.yaml',
    /database: \{ condition/,
    'databse: { condition',
  ],
  ['compose.yaml + compose.desk.yaml: structure', 'compose.yaml', / {4}healthcheck:\n(?: {6}.+\n)+/, ''],
  ['compose.yaml + compose.desk.yaml: structure', 'compose.yaml', /volumes: \[data:/, 'volumes: [dat:'],
  [
    'compose.yaml + compose.desk.yaml: structure',
    'compose.yaml',
    / {4}read_only: true/,
    '    restart: always\n    read_only: true',
  ],
  ['compose.yaml + compose.desk.yaml: structure', 'compose.desk.yaml', /^ {2}proxy:/m, '  proxies:'],
  [
    'compose.yaml + compose.desk.yaml: structure',
    'compose.desk.yaml',
    /secrets: \[staff-client\]/,
    'secrets: [staff]',
  ],
  ['kubernetes.yaml: structure', 'kubernetes.yaml', /selector: \{ app: site \}/, 'selector: { app: sites }'],
  ['kubernetes.yaml: structure', 'kubernetes.yaml', /targetPort: http/, 'targetPort: web'],
  [
    'kubernetes.yaml: structure',
    'kubernetes.yaml',
    /path: \/servez, port: health/,
    'path: /servez, port: heath',
  ],
  ['kubernetes.yaml: structure', 'kubernetes.yaml', /claimName: site-shelf/, 'claimName: shelf'],
  ['kubernetes.yaml: structure', 'kubernetes.yaml', /name: temporary, mountPath/, 'name: temp, mountPath'],
  ['kubernetes.yaml: structure', 'kubernetes.yaml', /kind: PersistentVolumeClaim/, 'kind: PersistentVolume'],
  ['kubernetes.yaml: structure', 'kubernetes.yaml', / {2}replicas: 2/, '\treplicas: 2'],
  ['rehearse.sh: sh -n', 'rehearse.sh', /\n\}/, '\n'],
  ['dashboard.json: JSON', 'dashboard.json', /\{/, '{,'],
];

test.for(seeds)('%s sees a fault in %s: %s → %s', ([name, file, right, wrong], { skip }) => {
  const check = deployChecks.find((one) => nameOf(one) === name);
  expect(check).toBeDefined();
  const missing = check?.tools?.find((tool) => findTool(tool) === undefined);
  if (check === undefined || missing !== undefined) return skip(`${missing} is not installed`);
  const folder = mkdtempSync(join(tmpdir(), 'deploy-seeds-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  cpSync(deploy, folder, { recursive: true });
  const text = readFileSync(join(folder, file), 'utf8');
  expect(text).toMatch(right);
  writeFileSync(
    join(folder, file),
    text.replace(right, () => wrong),
  );
  const found = look(check, { folder, findTool });
  expect(found.kind).toBe('faulty');
  expect(found.kind === 'faulty' && found.faults.length).toBeGreaterThan(0);
});

test.each(deployChecks.map((check) => [nameOf(check), check] as const))(
  '%s finds our files in order',
  (_name, check) => {
    const found = look(check, { folder: deploy, findTool });
    if (found.kind === 'not-run') expect(check.tools).toContain(found.missing);
    else expect(found).toEqual({ kind: 'clean' });
  },
);

test('every file of the folder is judged, or it is said why none can', () => {
  const judged = new Set([...deployChecks.flatMap(({ files }) => files), ...Object.keys(unjudged)]);
  const files = readdirSync(deploy, { withFileTypes: true })
    .filter((one) => one.isFile())
    .map(({ name }) => name);
  const local = ['.env', 'with-desk.Caddyfile'];
  expect(files.filter((name) => !judged.has(name) && !local.includes(name))).toEqual([]);
  expect([...judged].filter((name) => !files.includes(name))).toEqual([]);
});

test('what is not installed is named and is no fault', () => {
  const nothing = findToolIn('', []);
  for (const check of deployChecks) {
    const found = look(check, { folder: deploy, findTool: nothing });
    expect(found).toEqual(check.tools ? { kind: 'not-run', missing: check.tools[0] } : { kind: 'clean' });
  }
});

test.each([[['--file', 'nothing.conf']], [['--files']], [['stray']]])(
  'the command refuses %j with 2',
  (args) => {
    const { status, stderr } = spawnSync(process.execPath, ['packages/proofs/deploy-files/run.ts', ...args], {
      cwd: project,
      encoding: 'utf8',
    });
    expect(status).toBe(2);
    expect(stderr).toContain('Usage: npm run deploy-files');
  },
);

test.each([
  ['dashboard.json', 'JSON'],
  ['rehearse.sh', 'sh -n'],
])('the command ends with 0 for %s in order, and counts', (file, by) => {
  const { status, stdout } = spawnSync(
    process.execPath,
    ['packages/proofs/deploy-files/run.ts', '--file', file],
    { cwd: project, encoding: 'utf8' },
  );
  expect(status).toBe(0);
  expect(stdout).toBe(`clean    ${file}: ${by}\n1 clean, 0 faulty, 0 not run\n`);
});
