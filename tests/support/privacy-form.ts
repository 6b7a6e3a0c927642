import { execFile } from 'node:child_process';
import { randomInt, randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Locator, Page, Request } from '@playwright/test';
import { brand } from '#brand';
import type { Choices, WrittenLanguage } from '#i18n/choices.ts';
import type { Language } from '#i18n/language.ts';
import { hydrated, test as siteTest } from './fixtures.ts';
import { problemSummary } from './problem-summary.ts';
import { development } from './servers.ts';
import { paths } from './site-pages.ts';

/** The words of the form that a test looks for, to the letter. */
export const formWords = {
  eng: {
    heading: 'Data Subject Privacy Request Form',
    name: 'Name',
    streetAddress: 'Street Address',
    city: 'City',
    state: 'State, province or territory',
    zip: 'ZIP Code',
    email: 'Email Address',
    phone: 'Phone',
    requestType: 'Type of request',
    otherRequestType: 'Other request type',
    customers: 'Which of our companies do you deal with?',
    check: 'Human check',
    checkBox: 'I am a person, not a robot',
    checkPassed: 'You have passed the check.',
    checkExpired: 'The check has expired and is being renewed.',
    checkFailed: `The check could not be completed. Try again, or call ${brand.privacyPhone.display}.`,
    checkAgain: 'Try the check again',
    submit: 'Submit',
    summary: 'There is a problem',
    complete: 'Everything is filled in. You can submit your request.',
    needs: (count: number) =>
      count === 1 ? '1 field still needs your attention:' : `${count} fields still need your attention:`,
    success: 'Your request was successfully submitted.',
    received: (reference: string) => `Received, reference ${reference}.`,
    sending: 'Sending…',
    slow: 'You are offline or we are slow. You can leave this page: this browser sends your request once it is online, at the latest when you are next on this site.',
    keepOpen: 'This needs you: please keep this page open until it says that we have received your request.',
    refused:
      'We could not accept this request. Nothing was sent. Please check your answers and submit again.',
    refusedLater: /^Your request of .+ was not accepted\. Please fill in the form again\.$/,
    formAgain: 'fill in the form again',
    dismiss: 'Dismiss this notice',
    notice: 'Your privacy request',
    reference: 'Reference number',
    waitsHere: /^We do not have your request yet\. It waits on this device/,
    saveCopy: 'Save a copy of what you wrote',
    receipt: 'Your receipt',
    checkReceipt: 'check it',
    receivedLater: /^We have received your request of .+\. Reference [0-9A-F]{4}-[0-9A-F]{4}\./,
    onceMore: 'The form was open for too long or was sent twice. Please submit it once more.',
    errors: {
      name: 'Please provide a value for "Name"',
      nameLong: 'Name must be less than 250 characters.',
      streetAddress: 'Please provide a value for "Street Address"',
      streetAddressLong: 'Street Address must be less than 250 characters.',
      city: 'Please provide a value for "City"',
      cityLong: 'City must be less than 250 characters.',
      zip: 'Please provide a value for "ZIP Code"',
      zipFormat: 'Postcode or ZIP Code must be in a valid format.',
      email: 'Please provide a value for "Email Address"',
      emailFormat: 'Please provide a valid email address.',
      phone: 'Please provide a value for "Phone"',
      phoneLong: 'Phone must be less than 250 characters.',
      requestType: 'Please specify your type of request',
      otherRequestTypeLong: 'Other request type must be less than 250 characters.',
      customers: 'At least one checkbox must be checked.',
      check: 'Please complete the human check.',
    },
    requestTypes: [
      'Right to Know',
      'Right to Delete',
      'Right to Correct',
      'Right to Appeal',
      'Right to Access',
      'Right to Withdraw Consent',
      'Right to Opt-out',
      'Other',
    ],
  },
  es: {
    heading: 'Formulario de solicitud de derechos de privacidad',
    name: 'Nombre',
    streetAddress: 'Dirección',
    city: 'Ciudad',
    state: 'Estado, provincia o territorio',
    zip: 'Código postal',
    email: 'Correo electrónico',
    phone: 'Teléfono',
    requestType: 'Tipo de solicitud',
    otherRequestType: 'Otro tipo de solicitud',
    customers: '¿Con cuáles de nuestras empresas tiene trato?',
    check: 'Confirme que es una persona',
    checkBox: 'Soy una persona, no un robot',
    checkPassed: 'La verificación se completó.',
    checkExpired: 'La verificación venció y se está renovando.',
    checkFailed: `No se pudo completar la verificación. Inténtelo de nuevo o llame al ${brand.privacyPhone.display}.`,
    checkAgain: 'Repetir la verificación',
    submit: 'Enviar',
    summary: 'Hay un problema',
    complete: 'Ya está todo completo. Puede enviar su solicitud.',
    needs: (count: number) => `Falta completar o corregir ${count} ${count === 1 ? 'campo' : 'campos'}:`,
    success: 'Su solicitud fue enviada con éxito.',
    received: (reference: string) => `Recibida, referencia ${reference}.`,
    sending: 'Enviando…',
    slow: 'No tiene conexión o nuestro servicio está lento. Puede salir de esta página: este navegador enviará su solicitud en cuanto tenga conexión, a más tardar cuando usted vuelva a este sitio.',
    keepOpen: 'Necesitamos su ayuda: mantenga abierta esta página hasta que diga que recibimos su solicitud.',
    refused: 'No pudimos aceptar esta solicitud. No se envió nada. Revise sus respuestas y envíela de nuevo.',
    refusedLater: /^Su solicitud del .+ no fue aceptada\. Llene el formulario de nuevo\.$/,
    formAgain: 'Llene el formulario de nuevo',
    dismiss: 'Cerrar este aviso',
    notice: 'Su solicitud de privacidad',
    reference: 'Número de referencia',
    waitsHere: /^Todavía no tenemos su solicitud\. Espera en este dispositivo/,
    saveCopy: 'Guardar una copia de lo que escribió',
    receipt: 'Su comprobante',
    checkReceipt: 'verificarlo',
    receivedLater: /^Recibimos su solicitud del .+\. Referencia [0-9A-F]{4}-[0-9A-F]{4}\./,
    onceMore: 'El formulario estuvo abierto demasiado tiempo o se envió dos veces. Envíelo una vez más.',
    errors: {
      name: 'Proporcione un valor para “Nombre”',
      nameLong: 'El nombre debe tener menos de 250 caracteres.',
      streetAddress: 'Proporcione un valor para “Dirección”',
      streetAddressLong: 'La dirección debe tener menos de 250 caracteres.',
      city: 'Proporcione un valor para “Ciudad”',
      cityLong: 'La ciudad debe tener menos de 250 caracteres.',
      zip: 'Proporcione un valor para “Código postal”',
      zipFormat: 'El código postal debe tener un formato válido.',
      email: 'Proporcione un valor para “Correo electrónico”',
      emailFormat: 'Proporcione una dirección de correo electrónico válida.',
      phone: 'Proporcione un valor para “Teléfono”',
      phoneLong: 'El teléfono debe tener menos de 250 caracteres.',
      requestType: 'Especifique el tipo de solicitud',
      otherRequestTypeLong: 'El otro tipo de solicitud debe tener menos de 250 caracteres.',
      customers: 'Debe marcar al menos una casilla.',
      check: 'Complete la verificación de que es una persona.',
    },
    requestTypes: [
      'Derecho a saber',
      'Derecho a eliminar',
      'Derecho a corregir',
      'Derecho a apelar',
      'Derecho de acceso',
      'Derecho a retirar el consentimiento',
      'Derecho a optar por no participar',
      'Otra',
    ],
  },
} as const satisfies Choices<unknown>;

/** Both languages, for tests that run in each. */
export const formLanguages = ['eng', 'es'] as const satisfies readonly Language[];

/** The three brands in the order of the form. */
export const customerLabels = [brand.brands.autoParts, brand.brands.recycling, brand.brands.steelMill];

/** The call that takes a request. */
export const submitCall = '/api/dataprivacy/submit';

/** The call that hands out the puzzle of the built-in check. */
export const challengeCall = '/api/human-check/challenge';

/** The address of the form in a language, on a server that has both. */
export function formUrl(
  language: Language,
  server: { english: string; spanish: string } = development,
): string {
  return `${language === 'eng' ? server.english : server.spanish}${paths[language]['data-privacy']}`;
}

/** An address of its own for each test, from the block that RFC 5737 sets aside and its neighbours of RFC 2544. */
export function someAddress(): string {
  return `198.${randomInt(18, 20)}.${randomInt(256)}.${randomInt(256)}`;
}

/** The site's `test` for pages that send: each test calls from an address of its own, so that no limit joins them. */
export const test = siteTest.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures this one needs
  extraHTTPHeaders: async ({}, use) => use({ 'x-forwarded-for': someAddress() }),
});

/** What a person types into the text fields. */
export interface Answers {
  name: string;
  streetAddress: string;
  city: string;
  zip: string;
  email: string;
  phone: string;
}

/** Answers that pass, under a name that no other test uses. */
export function someAnswers(): Answers {
  const mark = randomUUID().slice(0, 13);
  return {
    name: `Inés Ortega ${mark}`,
    streetAddress: `17 Contour Lane ${mark}`,
    city: `Cedarville ${mark}`,
    zip: '97204',
    email: `ines.${mark}@ridge.example.com`,
    phone: '503-555-0123',
  };
}

/** Names of the text fields in the order of the form. */
export const textFields = ['name', 'streetAddress', 'city', 'zip', 'email', 'phone'] as const;

/** The form on a page in one language: its parts by role and name, and what a person does with it. */
export class PrivacyForm {
  readonly page: Page;
  readonly words: (typeof formWords)[WrittenLanguage];

  constructor(page: Page, language: WrittenLanguage = 'eng') {
    this.page = page;
    this.words = formWords[language];
  }

  get form(): Locator {
    return this.page.getByRole('form');
  }

  field(name: keyof Answers | 'otherRequestType'): Locator {
    return this.form.getByRole('textbox', { name: this.words[name], exact: true });
  }

  list(name: 'state' | 'requestType'): Locator {
    return this.form.getByRole('combobox', { name: this.words[name], exact: true });
  }

  get customers(): Locator {
    return this.form.getByRole('group', { name: this.words.customers });
  }

  customer(label: string): Locator {
    return this.customers.getByRole('checkbox', { name: label, exact: true });
  }

  get check(): Locator {
    return this.form.getByRole('group', { name: this.words.check });
  }

  get checkBox(): Locator {
    return this.check.getByRole('checkbox', { name: this.words.checkBox });
  }

  get submitButton(): Locator {
    return this.form.getByRole('button', { name: this.words.submit, exact: true });
  }

  get summary(): Locator {
    return problemSummary(this.form, this.words.summary);
  }

  /** The line that says how much is missing. */
  needs(count: number): Locator {
    return this.form.getByRole('status').filter({ hasText: this.words.needs(count) });
  }

  get complete(): Locator {
    return this.form.getByRole('status').filter({ hasText: this.words.complete });
  }

  get success(): Locator {
    return this.page.getByRole('heading', { name: this.words.success, exact: true });
  }

  /** The line under the success sentence that tells how delivery stands. */
  delivery(text: string): Locator {
    return this.page.getByRole('status').filter({ hasText: text });
  }

  /** The reference that the page shows after a submit. */
  async reference(): Promise<string> {
    const term = this.page.getByRole('term').filter({ hasText: this.words.reference });
    return (await term.locator('xpath=following-sibling::dd').textContent()) ?? '';
  }

  /** Fills in everything but the human check. */
  async fill(answers: Answers): Promise<void> {
    for (const name of textFields) await this.field(name).fill(answers[name]);
    await this.list('requestType').selectOption('Right to Know');
    await this.customer(customerLabels[0] ?? '').check();
  }

  /** Ticks the built-in check and waits until the browser has solved its puzzle. */
  async passCheck(): Promise<void> {
    // The check loads when somebody comes near.
    await this.check.scrollIntoViewIfNeeded();
    await this.checkBox.click();
    await this.check.getByText(this.words.checkPassed).waitFor();
  }
}

/** Opens the form and waits until script has taken it over. */
export async function openForm(
  page: Page,
  language: WrittenLanguage = 'eng',
  server: { english: string; spanish: string } = development,
): Promise<PrivacyForm> {
  await page.goto(formUrl(language, server));
  await hydrated(page);
  return new PrivacyForm(page, language);
}

/** Every call of a page that sends a request, from now on. */
export function watchSubmits(page: Page): Request[] {
  const seen: Request[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === submitCall) seen.push(request);
  });
  return seen;
}

/** One line of what staff read. */
export interface StoredRequest {
  id: string;
  reference: string;
  createdAt: string;
  content: Record<string, unknown>;
}

const run = promisify(execFile);
const projectFolder = fileURLToPath(new URL('../../', import.meta.url));

/** The requests under a name, read the way staff read them. */
export async function storedRequests(
  name: string,
  server: { dataDir: string } = development,
): Promise<StoredRequest[]> {
  return await storedWith('name', name, server);
}

/** The requests in which a field holds a text, of whichever form. */
export async function storedWith(
  field: string,
  text: string,
  server: { dataDir: string } = development,
): Promise<StoredRequest[]> {
  const command = ['src/features/submissions/server/cli/submissions.ts', 'list', '--format', 'json'];
  const { stdout } = await run('node', command, {
    cwd: projectFolder,
    env: { ...process.env, DATA_DIR: server.dataDir },
    maxBuffer: 64 * 1024 * 1024,
  });
  return (JSON.parse(stdout) as StoredRequest[]).filter(({ content }) => content[field] === text);
}
