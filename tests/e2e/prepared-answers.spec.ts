import { type IncomingHttpHeaders, request } from 'node:http';
import { expect, test } from '@playwright/test';
import { languages } from '#i18n/language.ts';
import { pages } from '#site/manifest.ts';
import { development, production } from '../support/servers.ts';
import { paths } from '../support/site-pages.ts';

/**
 * Finished pages are answered before the app is asked. A query sends a request to the app, which leaves it out of account
 * for these pages: so each can be asked for both ways, and both must say the same.
 */

type Answer = { status: number | undefined; headers: IncomingHttpHeaders; body: string };

function answerTo(
  origin: string,
  path: string,
  headers: Record<string, string>,
  method: string,
): Promise<Answer> {
  const { port, host } = new URL(origin);
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, method, headers: { host, ...headers } }, (response) => {
      const pieces: Buffer[] = [];
      response.on('data', (piece) => pieces.push(piece));
      response.on('end', () => {
        const { date, ...rest } = response.headers;
        const body = Buffer.concat(pieces).toString('base64');
        resolve({ status: response.statusCode, headers: rest, body });
      });
    })
      .on('error', reject)
      .end();
  });
}

const finished = pages.filter(({ prerender }) => prerender).map(({ id }) => id);

for (const language of languages) {
  for (const site of [production, development]) {
    test(`every finished page of ${site.origins[language]} is the same from the app and from memory`, async () => {
      test.setTimeout(120_000);
      const origin = site.origins[language];
      for (const page of finished) {
        const path = paths[language][page];
        for (const encoding of ['br', 'gzip', 'identity']) {
          const headers = { 'accept-encoding': encoding };
          const byApp = await answerTo(origin, `${path}?`, headers, 'GET');
          expect(byApp.status, path).toBe(200);
          const tag = { ...headers, 'if-none-match': byApp.headers.etag ?? '' };
          const unchanged = await answerTo(origin, `${path}?`, tag, 'GET');
          expect(unchanged.status, path).toBe(304);
          // The first of each is still answered by the app, and prepares the others.
          for (let times = 0; times < 3; times += 1) {
            expect(await answerTo(origin, path, headers, 'GET'), path).toEqual(byApp);
            expect(await answerTo(origin, path, headers, 'HEAD'), path).toEqual({ ...byApp, body: '' });
            expect(await answerTo(origin, path, tag, 'GET'), path).toEqual(unchanged);
          }
        }
      }
    });
  }
}
