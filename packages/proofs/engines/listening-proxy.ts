import { request as ask, createServer } from 'node:http';

/** What a page reported to its server: a broken policy, or an error of its own. */
export interface Report {
  kind: 'policy' | 'error';
  text: string;
}

/** A proxy in front of the site that hears what pages report. */
export interface ListeningProxy {
  port: number;
  /** What was reported since the last call. */
  heard(): Report[];
  close(): Promise<void>;
}

const calls: Record<string, Report['kind']> = { '/api/csp-report': 'policy', '/api/log': 'error' };

/**
 * Stands between a browser and the site, so that reports are heard whatever the browser's make: not every driver can
 * listen inside a page before its first script runs. Reports are kept here and not passed on, as the server would limit them.
 */
export async function startListeningProxy(sitePort: number): Promise<ListeningProxy> {
  let reports: Report[] = [];
  const server = createServer((request, response) => {
    const kind = calls[request.url ?? ''];
    if (kind && request.method === 'POST') {
      let text = '';
      request.setEncoding('utf8').on('data', (piece: string) => {
        text += piece;
      });
      request.on('end', () => {
        reports.push({ kind, text });
        response.writeHead(204).end();
      });
      return;
    }
    const onward = ask(
      {
        host: '127.0.0.1',
        port: sitePort,
        path: request.url,
        method: request.method,
        headers: request.headers,
      },
      (answer) => {
        const headers = { ...answer.headers };
        // Browsers that know this directive gather reports for minutes; without it they report at once.
        const policy = headers['content-security-policy'];
        if (typeof policy === 'string')
          headers['content-security-policy'] = policy.replace(/report-to [^;]*;?\s*/, '');
        response.writeHead(answer.statusCode ?? 502, headers);
        answer.pipe(response);
      },
    );
    onward.on('error', () => response.destroy());
    request.pipe(onward);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    heard() {
      const told = reports;
      reports = [];
      return told;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
