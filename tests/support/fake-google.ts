import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** What our page hands to Google's script when it asks for a box. */
export interface RenderedBox {
  sitekey: string;
  theme: string;
  hl: string;
}

/**
 * A stand-in for Google's script: as much of its shape as a page can notice. It puts a frame and a textarea without a
 * name where the real one does, and calls the callbacks it was given.
 */
const script = (onload: string) => `
(() => {
  const boxes = [];
  addEventListener('message', (event) => {
    if (event.origin !== 'https://www.google.com') return;
    const { params, answer } = boxes.at(-1);
    answer.value = event.data;
    params.callback(event.data);
  });
  window.grecaptcha = {
    render(container, params) {
      const inner = document.createElement('div');
      const holder = document.createElement('div');
      const frame = document.createElement('iframe');
      frame.title = 'reCAPTCHA';
      frame.width = '304';
      frame.height = '78';
      frame.src = 'https://www.google.com/recaptcha/api2/anchor?k=' + params.sitekey + '&hl=' + params.hl;
      const answer = document.createElement('textarea');
      answer.id = 'g-recaptcha-response';
      answer.name = 'g-recaptcha-response';
      answer.className = 'g-recaptcha-response';
      answer.style.display = 'none';
      holder.append(frame);
      inner.append(holder, answer);
      container.append(inner);
      return boxes.push({ params, answer, frame }) - 1;
    },
    reset(id = boxes.length - 1) {
      boxes[id].answer.value = '';
      boxes[id].frame.src = boxes[id].frame.src;
    },
    getResponse: (id = boxes.length - 1) => boxes[id].answer.value,
    execute() {},
    ready: (work) => work(),
  };
  window.googleStandIn = boxes;
  // The real one loads its other half first.
  setTimeout(() => window[${JSON.stringify(onload)}]());
})();
`;

/** The page in the frame: one box, and the token that ticking it earns. */
const anchor = (token: string) => `<!doctype html>
<html lang="en"><head><title>reCAPTCHA</title></head><body>
<main aria-label="reCAPTCHA"><h1>reCAPTCHA</h1><input type="checkbox" id="box"><label for="box">I'm not a robot</label></main>
<script>document.getElementById('box').addEventListener('change', () => parent.postMessage(${JSON.stringify(token)}, '*'))</script>
</body></html>`;

/** Google's side of a page, in place of Google. Tokens that its box hands out begin with `token`. */
export async function standInForGoogle(page: Page, token = 'token'): Promise<void> {
  let boxes = 0;
  await page.route('https://www.google.com/recaptcha/**', async (route) => {
    const url = new URL(route.request().url());
    if (url.pathname === '/recaptcha/api.js') {
      const onload = url.searchParams.get('onload') ?? '';
      await route.fulfill({ contentType: 'text/javascript', body: script(onload) });
      return;
    }
    boxes += 1;
    const unique = `${token}.${Date.now().toString(36)}-${boxes}-${Math.random().toString(36).slice(2)}`;
    await route.fulfill({ contentType: 'text/html; charset=utf-8', body: anchor(unique) });
  });
}

/** Ticks the box in Google's frame, as somebody does who sees that it is empty: a frame that loads anew may lose the first tick. */
export async function tickGooglesBox(page: Page): Promise<void> {
  const box = page
    .frameLocator('iframe[title="reCAPTCHA"]')
    .getByRole('checkbox', { name: "I'm not a robot" });
  await expect(() => box.check({ timeout: 2000 })).toPass();
}

/** What the page asked Google's script for. */
export async function renderedBox(page: Page): Promise<RenderedBox> {
  await expect(page.locator('iframe[title="reCAPTCHA"]')).toBeVisible();
  return await page.evaluate(() => {
    const [box] = (window as unknown as { googleStandIn: { params: RenderedBox }[] }).googleStandIn;
    const { sitekey = '', theme = '', hl = '' } = box?.params ?? {};
    return { sitekey, theme, hl };
  });
}

/** Does what Google's script does when an answer ages, or when it loses its network. */
export async function callBack(page: Page, name: 'expired-callback' | 'error-callback'): Promise<void> {
  await page.evaluate((callback) => {
    const boxes = (window as unknown as { googleStandIn: { params: Record<string, () => void> }[] })
      .googleStandIn;
    boxes.at(-1)?.params[callback]?.();
  }, name);
}
