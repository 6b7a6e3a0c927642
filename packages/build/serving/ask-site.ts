import { type IncomingHttpHeaders, request } from 'node:http';

/** What a site on this machine answered. */
export type SiteAnswer = { status: number; headers: IncomingHttpHeaders; body: string };

/**
 * Asks a site that runs on this machine. Its host is a header: not every machine, and not Node itself, knows names below
 * `localhost`, as browsers do. Redirects are not followed.
 * @param cookie What the browser would remember.
 */
export function askSite(url: string, cookie = ''): Promise<SiteAnswer> {
  const { port, host, pathname, search } = new URL(url);
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path: pathname + search, headers: { host, cookie } }, (answer) => {
      let body = '';
      answer.setEncoding('utf8').on('data', (text: string) => {
        body += text;
      });
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body }));
    })
      .on('error', reject)
      .end();
  });
}
