import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Balancer, Upstream } from './balancer.ts';

/** What the project gives to those who run nginx in front of it. */
export const exampleFile = 'deploy/nginx.conf';

/** In place of one server in the example. */
const oneServer = 'server 127.0.0.1:3000;';

/** Each request is another visitor's: what one caller may do in a minute is not the question here. */
const anyCaller = '2001:db8:$connection_requests::$connection';

/**
 * The example of the project with several servers in its upstream, on one port of loopback without TLS. All that it says of
 * proxying and of connections stays; `Host` decides the language.
 * @throws when the example lacks what is put in another's place.
 */
export function nginxSite(
  example: string,
  ports: readonly number[],
  front: { port: number; host: string },
): string {
  const replace = (text: string, pattern: RegExp | string, by: string): string => {
    const replaced = text.replace(pattern, () => by);
    if (replaced === text) throw new Error(`${exampleFile} does not say "${pattern}" any more.`);
    return replaced;
  };
  let site = replace(example, oneServer, ports.map((port) => `server 127.0.0.1:${port};`).join('\n    '));
  site = replace(site, /server \{\s+listen 80;[^}]*\}/, '');
  site = replace(
    site,
    /listen 443 ssl http2;\s+listen \[::\]:443 ssl http2;/,
    `listen 127.0.0.1:${front.port};`,
  );
  site = replace(site, /ssl_certificate [^;]*;\s+ssl_certificate_key [^;]*;\s+ssl_protocols [^;]*;/, '');
  site = replace(site, 'Host $host;', `Host ${front.host};`);
  return replace(site, 'X-Forwarded-For $remote_addr;', `X-Forwarded-For ${anyCaller};`);
}

/** Path of the machine's nginx, or `undefined`. */
export const findNginx = (): string | undefined =>
  ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/bin/nginx'].find(existsSync);

/**
 * Starts nginx with the project's example. It does not ask whether a server is ready: it notices by itself that one takes no
 * connection any more, and asks the next.
 * @throws when there is no nginx here.
 */
export async function startNginx(port: number, host: string): Promise<Balancer> {
  const program = findNginx();
  if (program === undefined) throw new Error('There is no nginx here. Install it, or leave --balancer out.');
  const folder = mkdtempSync(join(tmpdir(), 'rolling-nginx-'));
  const [configuration, log] = [join(folder, 'nginx.conf'), join(folder, 'error.log')];
  const example = readFileSync(exampleFile, 'utf8');
  const parameters = ['-p', folder, '-c', configuration, '-e', log];
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const write = (upstreams: readonly Upstream[]) => {
    const ports = upstreams.map((upstream) => upstream.port);
    writeFileSync(
      configuration,
      [
        `pid ${folder}/pid;`,
        'worker_processes 1;',
        'daemon off;',
        'events { worker_connections 512; }',
        `http { access_log off; ${places.join(' ')}`,
        ports.length > 0 ? nginxSite(example, ports, { port, host }) : '',
        '}',
      ].join('\n'),
    );
  };
  write([]);
  const running = spawn(program, parameters, { stdio: 'ignore' });
  const ready = new Set<Upstream>();
  let behind: readonly Upstream[] = [];
  const asking = setInterval(() => {
    for (const each of behind)
      void fetch(`${each.health}/readyz`).then(
        ({ ok }) => ok && ready.add(each),
        () => ready.delete(each),
      );
  }, 250);
  while (!existsSync(join(folder, 'pid'))) {
    if (running.exitCode !== null) throw new Error(`nginx ended: ${readFileSync(log, 'utf8')}`);
    await setTimeout(50);
  }
  return {
    serve: (upstreams) => {
      behind = [...upstreams];
      write(behind);
      execFileSync(program, [...parameters, '-s', 'reload'], { stdio: 'ignore' });
    },
    isReady: (upstream) => ready.has(upstream),
    // It answers 502 by itself, which a reader sees.
    broken: () => 0,
    close: async () => {
      clearInterval(asking);
      const ended = new Promise((resolve) => running.once('exit', resolve));
      running.kill('SIGQUIT');
      await Promise.race([ended, setTimeout(3000)]);
      running.kill('SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
