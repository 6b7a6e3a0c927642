import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:https';
import { join } from 'node:path';
import { emptyFolder, type RunningSite } from '#tests/server/support/running-site.ts';

/** A feed of prices over https, as the settings want it. */
export type Feed = {
  /** Settings of a server that reads it. */
  variables: Record<string, string>;
  /** True when a server shows what the feed says. */
  isShown(site: RunningSite): Promise<boolean>;
  close(): Promise<void>;
};

/** Starts the feed with a certificate of its own; `undefined` where nothing can make one. */
export async function startFeed(): Promise<Feed | undefined> {
  const folder = emptyFolder();
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  try {
    execFileSync(
      'openssl',
      [
        'req',
        '-x509',
        '-newkey',
        'rsa:2048',
        '-nodes',
        ...subject,
        '-days',
        '2',
        '-keyout',
        key,
        '-out',
        certificate,
      ],
      { stdio: 'ignore' },
    );
  } catch {
    return undefined;
  }
  const price = { yard: 'tacoma', grade: 'copper-1', currency: 'USD', unit: 'pound', price: 4.25 };
  const text = () => JSON.stringify([{ ...price, day: new Date().toISOString().slice(0, 10) }]);
  const server = createServer({ key: readFileSync(key), cert: readFileSync(certificate) }, (_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end(text());
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    variables: { PRICE_FEED_URL: `https://localhost:${port}/prices`, NODE_EXTRA_CA_CERTS: certificate },
    async isShown({ origin }) {
      const response = await fetch(`${origin}/api/prices?metal=copper-1`);
      return response.status === 200 && (await response.text()).includes('4.25');
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
