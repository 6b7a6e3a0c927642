import type { BrowserContext } from '@playwright/test';
import PDFDocument from 'pdfkit';
import { pageOrigins } from './page-origins.ts';
import { alternatesOf, seededPage } from './seeded-page.ts';

/** A file that a seeded page loads. */
interface ServedFile {
  contentType: string;
  body: string | Buffer;
}

/**
 * Answers every request of a context: the page under test at the address of its language, its control page in the other language,
 * and the files that seeded pages load. What is not known is answered 404. `shown` says what is under test when it is asked.
 */
export async function servePages(
  context: BrowserContext,
  shown: () => { html: string; language: 'en' | 'es' },
): Promise<void> {
  const address = { en: `${pageOrigins.en}/prices`, es: `${pageOrigins.es}/precios` };
  await context.route('**/*', async (route) => {
    const { html, language } = shown();
    const other = language === 'en' ? 'es' : 'en';
    const url = new URL(route.request().url());
    const whole = `${url.origin}${url.pathname}`;
    const file = files()[url.pathname];
    const page = (body: string) => route.fulfill({ contentType: 'text/html; charset=utf-8', body });
    if (whole === address[language]) await page(html);
    else if (whole === address[other]) await page(seededPage({ language: other }));
    else if (url.pathname === '/files/one-way')
      await page(
        seededPage({ language: 'es', alternates: alternatesOf('es').replaceAll('/prices', '/other') }),
      );
    else if (url.pathname === '/files/help-page') await page(helpPage());
    else if (file) await route.fulfill({ ...file, body: file.body });
    else if (url.pathname.startsWith('/files/pdf/'))
      await route.fulfill({ contentType: 'application/pdf', body: await pdf(url.pathname) });
    else await route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' });
  });
}

/** Another page of the same site, with its help in the header: what seeded pages are compared with that lead to it. */
const helpPage = () =>
  seededPage({
    title: 'Find a yard near the river',
    heading: 'Find a yard near the river',
    header:
      '<header><nav aria-label="Main"><ul><li><a href="/">Home</a></li><li><a href="/contact">Contact us</a></li></ul></nav></header>',
  });

const vtt = (cues: string) => ({ contentType: 'text/vtt; charset=utf-8', body: `WEBVTT\n\n${cues}\n` });

const english = `00:00:01.000 --> 00:00:05.000
A truck with old copper pipes
drives onto the scale of the yard.

00:00:06.000 --> 00:00:10.000
The price of the day is posted at the gate.`;

const spanish = `00:00:01.000 --> 00:00:05.000
Un camión con tubos de cobre viejos
sube a la báscula del patio.

00:00:06.000 --> 00:00:10.000
El precio del día está a la entrada.`;

let known: Record<string, ServedFile> | undefined;

function files(): Record<string, ServedFile> {
  known ??= {
    '/files/seed.css': { contentType: 'text/css', body: style },
    '/files/captions-en.vtt': vtt(english),
    '/files/captions-es.vtt': vtt(spanish),
    '/files/captions-broken.vtt': { contentType: 'text/vtt', body: english },
    '/files/captions-gap.vtt': vtt(
      english.replace('00:00:06.000 --> 00:00:10.000', '00:00:36.000 --> 00:00:40.000'),
    ),
    '/files/captions-fast.vtt': vtt(
      english.replace('00:00:01.000 --> 00:00:05.000', '00:00:04.000 --> 00:00:05.000'),
    ),
    '/files/captions-tall.vtt': vtt(
      english.replace('A truck with old copper pipes\n', 'A truck\nwith old copper pipes\n'),
    ),
    '/files/descriptions-en.vtt': vtt(english),
    '/files/descriptions-es.vtt': vtt(spanish),
    '/files/descriptions-empty.vtt': { contentType: 'text/vtt', body: 'WEBVTT\n' },
    '/files/yard.svg': { contentType: 'image/svg+xml', body: picture },
  };
  return known;
}

const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"><rect width="300" height="200" fill="#345"/></svg>';

/** Plain and without a fault of its own: contrast, targets, spacing and focus are all above what any rule asks. */
const style = `:root{color-scheme:light;font:100%/1.6 sans-serif;color:#111;background:#fff}
body{margin:0;padding:1rem}
p,li,td,th,label,legend{max-width:40rem}
a{color:#003a8c;display:inline-block;min-height:44px;min-width:44px;line-height:44px}
p a{display:inline;line-height:inherit}
header a[hreflang]{display:inline-block;line-height:44px}
button,input,select,summary,textarea{font:inherit;min-height:44px;min-width:44px;color:#111;background:#fff;border:2px solid #333}
input[type=checkbox],input[type=radio]{width:44px;height:44px;vertical-align:middle;margin:0 .5rem 0 0}
:focus-visible{outline:4px solid #003a8c;outline-offset:2px}
table{border-collapse:collapse}td,th{border:1px solid #333;padding:.5rem;text-align:left}
ul,ol{padding-left:1rem}nav ul,nav ol{list-style:none;padding:0;display:flex;flex-wrap:wrap;gap:1rem}
label,legend{display:block}
.clipped{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.skip:not(:focus){position:absolute;width:1px;height:1px;min-width:0;min-height:0;overflow:hidden;clip-path:inset(50%)}
img,svg,video{max-width:100%;height:auto}
[hidden]{display:none!important}
`;

/** A small PDF file; its name says what is wrong with it: `good-en`, `untagged-en`, `nameless-en`, `mute-en`, `undeclared-en`, `joined-en`, `good-es`. */
async function pdf(path: string): Promise<Buffer> {
  const [kind = 'good', language = 'en'] = path.replace(/^.*\//, '').replace('.pdf', '').split('-');
  const title = language === 'es' ? 'Precios del cobre' : 'Prices for copper';
  const document = new PDFDocument({
    pdfVersion: '1.7',
    tagged: kind !== 'untagged',
    ...(kind === 'untagged' || kind === 'undeclared' ? {} : { subset: 'PDF/UA' as never }),
    displayTitle: kind !== 'nameless',
    ...(kind === 'mute' ? {} : { lang: language === 'es' ? 'es-US' : 'en-US' }),
    info: kind === 'nameless' ? {} : { Title: title },
  });
  const pieces: Buffer[] = [];
  document.on('data', (piece: Buffer) => pieces.push(piece));
  const ended = new Promise((resolve) => document.on('end', resolve));
  if (kind === 'untagged') document.text(title);
  else {
    const root = document.struct('Document');
    document.addStructure(root);
    root.add(document.struct('H1', {}, () => document.fontSize(20).text(title)));
    root.add(
      document.struct('P', {}, () =>
        document.fontSize(12).text(language === 'es' ? 'El precio del día.' : 'The price of the day.'),
      ),
    );
    root.add(
      document.struct('P', {}, () => {
        const year = language === 'es' ? 'Precios de 2026' : 'Prices of 2026';
        const space = kind === 'joined' ? '' : ' ';
        const from = 72 + document.widthOfString(year);
        document.text(year, 72, 300, { lineBreak: false });
        document.text(`${space}${language === 'es' ? 'Cobre limpio' : 'Clean copper'}`, from, 300, {
          lineBreak: false,
        });
      }),
    );
    root.end();
  }
  document.end();
  await ended;
  return Buffer.concat(pieces);
}
