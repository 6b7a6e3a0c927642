import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import type { DevCopy } from '@site/build/serving/dev-copy.ts';
import { paths } from '#tests/support/site-pages.ts';
import type { Hands, Shown } from './hands.ts';

/** One task of a translator. */
export interface Task {
  id: string;
  /** What is asked for. */
  asks: string;
  /** Does it, and fails where the files do not say that it is done. */
  act(hands: Hands, copy: DevCopy): Promise<void>;
  /** What somebody else does before: a developer, with a text editor. */
  before?(copy: DevCopy): void;
}

/** On a busy machine the first look at a page of `npm run dev` takes its time. */
const patience = { timeout: 120_000 };

const sentence = 'A family of yards, parts counters and one steel mill';
const [spanishBefore, spanishAfter] = [
  'Una compañía de centros de reciclaje, autopartes y acero',
  'Una familia de centros, autopartes y acero',
];
const french = 'Une famille de parcs, de comptoirs et une aciérie';
const newString = 'A sentence that a developer has just written';
const developer = {
  before: 'Three brands, one chain</Trans>',
  after: `Three brands, one chain</Trans>{' '}<Trans comment="Beside a heading">${newString}</Trans>`,
};
const plural = {
  before:
    '{count, plural, one {También tiene cerca # centro de autopartes} other {También tiene cerca # centros de autopartes}}',
  after:
    '{count, plural, one {Cerca hay también # centro de autopartes} other {Cerca hay también # centros de autopartes}}',
};

const editor = (page: Page) => page.locator('#edit-texts');
const box = (page: Page) => editor(page).getByRole('dialog');
const read = (copy: DevCopy, language: string, area: string) =>
  readFileSync(copy.file(`locales/${language}/${area}.po`), 'utf8');

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address, patience);
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === '', null, patience);
}

/** Opens a page as an address is opened, with editing turned on. */
async function openForEditing(hands: Hands, address: string): Promise<void> {
  const { page } = hands;
  await page.evaluate(() => sessionStorage.clear()).catch(() => undefined);
  await open(page, address);
  // The bar is the last thing of the page, so it is the first that is met backward.
  await hands.goTo(/^(Editar textos|Edit texts)$/, 'Shift+Tab');
  await hands.press('Enter');
  await expect(editor(page).getByRole('status').first()).toContainText(/\d/, patience);
}

/** From the bar to a text of the page, and into its box. */
async function openText(hands: Hands, text: RegExp): Promise<void> {
  await hands.goTo(/^(Editar|Edit)(,|:)/);
  await hands.goTo(text, 'ArrowDown');
  await hands.press('Enter');
  await expect(box(hands.page).getByRole('textbox').nth(1)).toBeVisible(patience);
}

/** @param shown What the page comes to, where it shows the text. */
async function save(hands: Hands, says: RegExp, shown?: Shown): Promise<void> {
  await hands.goTo(/^(Guardar|Save)$/);
  if (shown) await hands.pressAndSee(shown, patience.timeout);
  else await hands.press('Enter');
  await expect(box(hands.page)).toContainText(says, patience);
}

const inHeading = (words: string): Shown => ({
  words,
  when: (said) => document.querySelector('h1')?.textContent.trim() === said,
});

const inTitle = (words: string): Shown => ({ words, when: (said) => document.title.endsWith(said) });

/** The page loads itself anew at its address. */
const atAddress = (words: string): Shown => ({
  words,
  when: (path) => location.pathname === path && document.querySelector('h1') !== null,
});

/** Opens the list of texts, and what it shows of a state with some words. */
async function openList(hands: Hands, origin: string, state: RegExp, words: string): Promise<void> {
  const { page } = hands;
  await page.goto(`${origin}/edit-texts`, patience);
  const status = page.getByRole('status').first();
  await expect(status).toContainText(/\d/, patience);
  const before = await status.textContent();
  await hands.goTo(/^Mostrar$|^Show$/);
  const select = page.getByRole('combobox').nth(1);
  for (const option of await select.getByRole('option').allTextContents()) {
    if (state.test(option)) break;
    await hands.press('ArrowDown');
  }
  await hands.goTo(/^Con estas palabras$|^With these words$/);
  await hands.write(words);
  await hands.press('Enter');
  await expect(status).not.toHaveText(before ?? '', patience);
}

/** The ten tasks, in the order in which they are done: each finds the project as the ones before have left it. */
export const tasks: readonly Task[] = [
  {
    id: 'sentence',
    asks: 'Change a sentence of a page',
    async act(hands, copy) {
      const before = read(copy, 'es', 'company');
      await openForEditing(hands, copy.origins.es + paths.es.company);
      await openText(hands, new RegExp(spanishBefore));
      await hands.write(spanishAfter);
      await save(hands, /Guardado en locales\/es\/company\.po:/, inHeading(spanishAfter));
      await expect(hands.page.getByRole('heading', { level: 1 })).toHaveText(spanishAfter, patience);
      expect(read(copy, 'es', 'company')).toBe(before.replace(spanishBefore, spanishAfter));
    },
  },
  {
    id: 'undo',
    asks: 'Take back what was saved',
    async act(hands, copy) {
      // The box is still open: it was saved a moment ago.
      await hands.goTo(/^Deshacer lo guardado$/);
      await hands.pressAndSee(inHeading(spanishBefore), patience.timeout);
      await expect(hands.page.getByRole('heading', { level: 1 })).toHaveText(spanishBefore, patience);
      expect(read(copy, 'es', 'company')).toContain(`msgstr "${spanishBefore}"`);
    },
  },
  {
    id: 'review',
    asks: 'Say by name that a text was reviewed',
    async act(hands, copy) {
      await hands.goTo(/^Su nombre, para las revisiones$/);
      await hands.write('Ana Ruiz');
      await hands.goTo(/^Marcar como revisado: Español$/, 'Shift+Tab');
      await hands.press('Enter');
      await expect(box(hands.page)).toContainText('Lo revisó Ana Ruiz el', patience);
      expect(read(copy, 'es', 'company')).toMatch(/^# reviewed: \d{4}-\d{2}-\d{2}, Ana Ruiz \[\w{8}\]$/m);
    },
  },
  {
    id: 'title',
    asks: 'Change the title of a page',
    async act(hands, copy) {
      await openForEditing(hands, copy.origins.es + paths.es.award);
      await hands.goTo(/^Esta página: título y dirección$/);
      await hands.press('Enter');
      const title = box(hands.page).getByRole('group', { name: 'Título' }).getByRole('textbox').nth(1);
      await expect(title).toBeFocused(patience);
      const before = await title.inputValue();
      await hands.write(`${before} de este año`);
      await save(hands, /Guardado en locales\/es\//, inTitle(`${before} de este año`));
      await expect(hands.page).toHaveTitle(new RegExp(`${before} de este año$`), patience);
      await hands.press('Escape');
    },
  },
  {
    id: 'slug',
    asks: 'Change the address of a page, and accept what moves',
    async act(hands, copy) {
      await openForEditing(hands, copy.origins.es + paths.es.award);
      await hands.goTo(/^Esta página: título y dirección$/);
      await hands.press('Enter');
      const address = box(hands.page).getByRole('group', { name: 'Parte de la dirección: award' });
      const field = address.getByRole('textbox').nth(1);
      await expect(field).toBeVisible(patience);
      while (!(await field.evaluate((own) => (own.getRootNode() as ShadowRoot).activeElement === own)))
        await hands.press('Tab');
      await hands.write('premio');
      await expect(address).toContainText('/compania/reconocimiento pasa a ser /compania/premio', patience);
      await hands.goTo(/^Guardar$/);
      await hands.pressAndSee(atAddress('/compania/premio'), patience.timeout);
      await expect(hands.page).toHaveURL(/\/compania\/premio$/, patience);
      await expect(field).toBeFocused(patience);
      await hands.goTo(/^Aceptar estas direcciones$/);
      await hands.press('Enter');
      await expect(box(hands.page)).toContainText('Aceptadas en locales/slugs.lock.json', patience);
      expect(readFileSync(copy.file('locales/slugs.lock.json'), 'utf8')).toContain(
        '"current": "/compania/premio", "former": ["/compania/reconocimiento"]',
      );
    },
  },
  {
    id: 'by-word',
    asks: 'Find a text by a word that it has',
    async act(hands, copy) {
      await openList(hands, copy.origins.es, /^Todos/, 'También tiene cerca');
      await hands.goTo(/^Editar: .*También tiene cerca/);
      await hands.press('Enter');
      await expect(box(hands.page).getByRole('textbox').nth(1)).toHaveValue(plural.before, patience);
    },
  },
  {
    id: 'plural',
    asks: 'Change both forms of a plural',
    async act(hands, copy) {
      await hands.write(plural.after);
      await save(hands, /Guardado en locales\/es\/locations\.po:/);
      expect(read(copy, 'es', 'locations')).toContain(`msgstr "${plural.after}"`);
    },
  },
  {
    id: 'new-string',
    asks: 'Translate a text that a developer has just written',
    before(copy) {
      copy.replaceIn(copy.file('src/pages/company/company.tsx'), developer.before, developer.after);
      const { status, stderr } = spawnSync(process.execPath, ['packages/catalogs/extract.ts'], {
        cwd: copy.file('.'),
        encoding: 'utf8',
      });
      if (status !== 0) throw new Error(`The new text could not be extracted: ${stderr}`);
    },
    async act(hands, copy) {
      await openList(hands, copy.origins.es, /^Sin traducir/, '');
      await hands.goTo(new RegExp(`^Editar: ${newString}`));
      await hands.press('Enter');
      await expect(box(hands.page).getByRole('textbox').nth(1)).toBeFocused(patience);
      await hands.write('Una frase que alguien acaba de escribir');
      await save(hands, /Guardado en locales\/es\/company\.po:/);
      expect(read(copy, 'es', 'company')).toContain('msgstr "Una frase que alguien acaba de escribir"');
    },
  },
  {
    id: 'by-page',
    asks: 'Find a text where it stands on its page',
    async act(hands, copy) {
      await openForEditing(hands, copy.origins.es + paths.es.company);
      await openText(hands, /Una frase que alguien acaba de escribir/);
      await expect(box(hands.page).getByRole('textbox').nth(0)).toHaveValue(newString, patience);
    },
  },
  {
    id: 'language',
    asks: 'Begin a language',
    async act(hands, copy) {
      await openForEditing(hands, `${draftOrigin(copy)}${paths.eng.company}`);
      await openText(hands, new RegExp(sentence));
      await hands.write(french);
      await save(hands, /Saved in locales\/fr\/company\.po:/, inHeading(french));
      expect(read(copy, 'fr', 'company')).toContain(`msgstr "${french}"`);
      await expect(hands.page.getByRole('heading', { level: 1 })).toHaveText(french, patience);
    },
  },
];

/** French stands below the host of the English site; the copy knows it as a draft. */
function draftOrigin({ origins }: DevCopy): string {
  const { protocol, port } = new URL(origins.eng);
  return `${protocol}//fr.localhost:${port}`;
}
