import type { Page } from '@playwright/test';
import type { PageId } from '#site/manifest.ts';
import { expect, hydrated, test } from '../support/fixtures.ts';
import { development, withRecaptcha } from '../support/servers.ts';
import { paths } from '../support/site-pages.ts';

/** A page that the build wrote, one that is rendered for its visitor, and one with the human check of our own server. */
const kinds = { prerendered: 'company', rendered: 'search', 'with a form': 'data-privacy' } as const;

const addressOf = (page: PageId) => development.english + paths.eng[page];

/** Notes what the policy refuses, from the first script on. */
async function watchPolicy(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const refused: string[] = [];
    Object.assign(window, { refused });
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      refused.push(`${effectiveDirective} ${blockedURI}`);
    });
  });
  return () => page.evaluate(() => (window as unknown as { refused: string[] }).refused);
}

/** Changes the page on its way; its policy comes along as it is. */
async function changeOnTheWay(page: Page, url: string, change: (html: string) => string): Promise<void> {
  await page.route(url, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const changed = change(html);
    expect(changed).not.toBe(html);
    await route.fulfill({ response, body: changed });
  });
}

for (const [kind, id] of Object.entries(kinds)) {
  test(`a script of the own origin that was smuggled into a page (${kind}) neither runs nor comes`, async ({
    page,
    complaints,
  }) => {
    complaints.allow(/Content Security Policy/);
    const url = addressOf(id);
    const came: string[] = [];
    page.on('response', (response) => came.push(new URL(response.url()).pathname));
    const refused = await watchPolicy(page);
    await changeOnTheWay(page, url, (html) =>
      html.replace(
        '<main',
        '<script src="/analytics.js"></script><script type="module" src="/analytics.js"></script><script>window.ran = true</script><main',
      ),
    );
    await page.goto(url);
    await hydrated(page);
    expect(came).not.toContain('/analytics.js');
    expect(await page.evaluate(() => 'ran' in window)).toBe(false);
    expect((await refused()).sort()).toEqual([
      `script-src-elem ${development.english}/analytics.js`,
      `script-src-elem ${development.english}/analytics.js`,
      'script-src-elem inline',
    ]);
  });

  test(`no string becomes code in a page (${kind})`, async ({ page, complaints }) => {
    complaints.allow(/Content Security Policy|Trusted(HTML|Script|TypePolicy)|javascript:/);
    const refused = await watchPolicy(page);
    await page.goto(addressOf(id));
    await hydrated(page);
    expect(await refused()).toEqual([]);
    const outcome = await page.evaluate(() => {
      const attempt = (act: () => void) => {
        try {
          act();
          return 'taken';
        } catch (error) {
          return error instanceof Error ? error.name : 'refused';
        }
      };
      const make = (name: string) => document.createElement(name);
      const script = () => make('script') as HTMLScriptElement;
      const run = 'window.ran = true';
      const { trustedTypes } = window as unknown as {
        trustedTypes: { createPolicy(name: string, rules: object): unknown };
      };
      const source = (address: string) => () => {
        script().src = address;
      };
      const policy = (name: string) => () => trustedTypes.createPolicy(name, {});
      const acts: Record<string, () => void> = {
        'HTML with a handler': () => {
          make('div').innerHTML = `<img src="x" onerror="${run}">`;
        },
        'HTML beside an element': () => document.body.insertAdjacentHTML('beforeend', '<b>x</b>'),
        'a parsed document': () => new DOMParser().parseFromString('<b>x</b>', 'text/html'),
        'a written document': () => document.write('<b>x</b>'),
        'a frame': () => {
          (make('iframe') as HTMLIFrameElement).srcdoc = '<b>x</b>';
        },
        'the text of a script': () => {
          script().text = run;
        },
        'a handler': () => make('div').setAttribute('onclick', run),
        'another site': source('https://other.example/x.js'),
        'another site by its path': source('//other/x.js'),
        'a script in its address': source(`data:text/javascript,${run}`),
        'a call of the own server': source('/api/log'),
        'an answer of the own server': source('/search.js?s=x'),
        'another rule for all': policy('default'),
        'a second reader of answers': policy('search-results'),
        'a second writer of data': policy('search-schema'),
        'a rule of its own': policy('own'),
      };
      return Object.fromEntries(Object.entries(acts).map(([name, act]) => [name, attempt(act)]));
    });
    for (const [what, result] of Object.entries(outcome)) expect.soft(result, what).toBe('TypeError');
    // An element that comes with its text: refused when it comes into the page.
    await page.evaluate(() => {
      const script = document.createElement('script');
      script.append('window.ran = true');
      document.body.append(script);
      location.href = 'javascript:void(window.ran = true)';
    });
    expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  });
}

test("every page lets the rule of the built-in check's widget be made, since one presses on to forms, and Google's page asks for none", async ({
  request,
}) => {
  const policyOf = async (url: string) => (await request.get(url)).headers()['content-security-policy'] ?? '';
  const form = paths.eng['data-privacy'];
  expect(await policyOf(development.english + form)).toContain('svelte-trusted-html');
  expect(await policyOf(development.english + paths.eng.company)).toContain('svelte-trusted-html');
  expect(await policyOf(withRecaptcha.english + form)).not.toContain('trusted-types');
  expect(await policyOf(withRecaptcha.english + paths.eng.company)).toContain('trusted-types');
});

for (const id of ['products', 'legal-notices'] as const) {
  test(`${id}: a page that React has to draw anew is whole, and breaks no rule`, async ({
    page,
    complaints,
  }) => {
    complaints.allow(/Minified React error|hydrat/i);
    const refused = await watchPolicy(page);
    const url = addressOf(id);
    await page.goto(url);
    const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
    const before = await page.locator('main').textContent();
    await changeOnTheWay(page, url, (html) => html.replace(/(<h1[^>]*>)/, '$1Altered. '));
    await page.goto(url);
    await page.evaluate(() => Object.assign(document.querySelector('h1') ?? {}, { isAsServed: true }));
    await hydrated(page);
    expect(await page.locator('h1').evaluate((heading) => 'isAsServed' in heading), 'drawn anew').toBe(false);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    expect(await page.locator('main').textContent()).toBe(before);
    expect(await refused()).toEqual([]);
  });
}
