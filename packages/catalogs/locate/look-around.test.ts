import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inEveryLanguage } from '#i18n/choices.ts';
import { startBrowser } from '../pseudolocale/crawl.ts';
import { markOf } from '../pseudolocale/marks.ts';
import { lookAround } from './look-around.ts';
import { shotName } from './shot-name.ts';

/** How much what comes late, later than any first reading takes, moves the page down, in CSS pixels. */
const late = 60;

const html = `<!doctype html><html lang="en" data-hydrated data-served><title>A page</title>
<body style="margin:0"><main><p id="text" style="margin:100px 0 0 20px;width:200px;height:40px">${markOf(5)}Hello</p></main>
<script>fetch('/late').then(() => {
  const notice = document.createElement('div');
  notice.style.height = '${late}px';
  document.body.prepend(notice);
});</script>`;

const server = createServer(({ url }, response) => {
  response.setHeader('content-type', 'text/html; charset=utf-8');
  if (url === '/late') setTimeout(() => response.end('late'), 3_000);
  else response.end(html);
});

let folder: string;
let origin: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'where-shots-'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  rmSync(folder, { recursive: true, force: true });
});

/** The color of a picture at some points, red, green and blue. */
async function colorsAt(file: string, points: readonly (readonly [number, number])[]): Promise<number[][]> {
  const browser = await startBrowser();
  try {
    const page = await browser.newPage();
    return await page.evaluate(
      async ([data, places]) => {
        const image = new Image();
        image.src = `data:image/jpeg;base64,${data}`;
        await image.decode();
        const canvas = document.createElement('canvas');
        canvas.width = image.naturalWidth;
        canvas.height = image.naturalHeight;
        const context = canvas.getContext('2d');
        context?.drawImage(image, 0, 0);
        return places.map(([x, y]) => [...(context?.getImageData(x, y, 1, 1).data ?? [])].slice(0, 3));
      },
      [readFileSync(file, 'base64'), points] as const,
    );
  } finally {
    await browser.close();
  }
}

test('the frames of a picture stand around their texts, also where something came late and moved them', {
  timeout: 60_000,
}, async () => {
  const visited = { id: 'page', language: 'eng' as const, path: '/page' };
  const site = {
    origins: inEveryLanguage({ eng: origin, es: origin }),
    english: origin,
    spanish: origin,
    dataDir: '',
    close: () => Promise.resolve(),
  };
  const occurrences = await lookAround(site, [visited], { onPage: () => undefined, shots: folder });
  const box = occurrences.find(({ number }) => number === 5)?.box;
  expect(box).toMatchObject({ left: 20, top: 100 });
  if (!box) return;
  const middle = box.left + box.width / 2;
  // The upper edge of the frame, where the text is now and where it was at first.
  const [now, first] = await colorsAt(join(folder, shotName({ language: 'eng', page: 'page' })), [
    [middle, box.top + late - 3],
    [middle, box.top - 3],
  ]);
  expect(Math.hypot((now?.[0] ?? 0) - 200, now?.[1] ?? 255, (now?.[2] ?? 0) - 90)).toBeLessThan(60);
  expect(Math.min(...(first ?? [0]))).toBeGreaterThan(220);
});
