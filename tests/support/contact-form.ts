import { randomUUID } from 'node:crypto';
import type { Locator, Page, Request } from '@playwright/test';
import type { Choices, WrittenLanguage } from '#i18n/choices.ts';
import { hydrated } from './fixtures.ts';
import { development } from './servers.ts';
import { SiteForm } from './site-form.ts';
import { paths } from './site-pages.ts';

/** The two contact forms, each by the page it stands on. */
export const contactPages = { 'contact-our-team': 'sitemap', '3pr': 'threepr-form' } as const;

/** One of the two contact forms. */
export type ContactVariant = keyof typeof contactPages;

/** Both, for tests that run on each. */
export const contactVariants = ['contact-our-team', '3pr'] as const satisfies readonly ContactVariant[];

/** The words of the forms that a test looks for, to the letter. Those about checks and delivery are the privacy form's. */
export const contactWords = {
  eng: {
    title: { 'contact-our-team': 'Contact our team', '3pr': 'Your goods and you' },
    firstName: 'First Name',
    lastName: 'Last Name',
    email: 'Email Address',
    company: 'Company',
    phone: 'Phone',
    country: 'Country',
    state: 'State or province',
    supplyChannel: 'What you have for us',
    businessType: 'Kind of business',
    countryFirst: { 'contact-our-team': 'Choose a country', '3pr': 'Choose Country' },
    stateFirst: 'Choose Country First',
    province: 'Choose Province',
    oregon: 'Oregon',
    chooseState: 'Choose State',
    statesNews: 'The list of states has been updated.',
    provincesNews: 'The list of provinces has been updated.',
    noStates: 'We do not need a state or province for this country.',
    success: 'Your request was successfully submitted',
    notice: 'Your contact request',
    errors: {
      firstName: 'Please provide a first name',
      lastName: 'Please provide a last name',
      email: 'Please provide a valid email address',
      company: 'Please provide a company',
      check: 'Please complete the human check.',
    },
  },
  es: {
    title: { 'contact-our-team': 'Comuníquese con nuestro equipo', '3pr': 'Su empresa y su material' },
    firstName: 'Nombre',
    lastName: 'Apellido',
    email: 'Correo electrónico',
    company: 'Empresa',
    phone: 'Teléfono',
    country: 'País',
    state: 'Estado o provincia',
    supplyChannel: 'Qué tiene para nosotros',
    businessType: 'Tipo de empresa',
    countryFirst: { 'contact-our-team': 'Elija un país', '3pr': 'Elija un país' },
    stateFirst: 'Elija primero un país',
    province: 'Elija una provincia',
    oregon: 'Oregón',
    chooseState: 'Elija un estado',
    statesNews: 'La lista de estados se actualizó.',
    provincesNews: 'La lista de provincias se actualizó.',
    noStates: 'Para este país no necesitamos estado ni provincia.',
    success: 'Su solicitud fue enviada con éxito',
    notice: 'Su solicitud de contacto',
    errors: {
      firstName: 'Proporcione un Nombre',
      lastName: 'Proporcione un Apellido',
      email: 'Proporcione una dirección de correo electrónico',
      company: 'Proporcione una empresa',
      check: 'Complete la verificación de que es una persona.',
    },
  },
} as const satisfies Choices<unknown>;

/** The calls of the forms. */
export const contactCalls = {
  submit: '/api/servicelines/form/',
  countries: '/api/servicelines/country',
  states: '/api/servicelines/states',
};

/** What a person types into the text fields. */
export interface ContactAnswers {
  firstName: string;
  lastName: string;
  email: string;
  company: string;
  phone: string;
}

/** The text fields in the order of the form; the last one is optional. */
export const contactTexts = ['firstName', 'lastName', 'email', 'company', 'phone'] as const;

/** The fields that have to be filled in. */
export const requiredTexts = ['firstName', 'lastName', 'email', 'company'] as const;

/** Answers that pass, with a company that no other test names. */
export function contactAnswers(): ContactAnswers {
  const mark = randomUUID().slice(0, 13);
  return {
    firstName: 'Inés',
    lastName: 'Ortega Peña',
    email: `ines.${mark}@ridge.example.com`,
    company: `Contour ${mark}`,
    phone: '503-555-0123 ext. 7',
  };
}

/** A contact form on a page: its parts by role and name, and what a person does with it. */
export class ContactForm extends SiteForm {
  readonly variant: ContactVariant;
  readonly words: (typeof contactWords)[WrittenLanguage];

  constructor(page: Page, variant: ContactVariant, language: WrittenLanguage = 'eng') {
    const { title, success } = contactWords[language];
    super(page, language, { title: title[variant], success });
    this.variant = variant;
    this.words = contactWords[language];
  }

  field(name: keyof ContactAnswers): Locator {
    return this.form.getByRole('textbox', { name: this.words[name], exact: true });
  }

  list(name: 'country' | 'state' | 'supplyChannel' | 'businessType'): Locator {
    return this.form.getByRole('combobox', { name: this.words[name], exact: true });
  }

  get check(): Locator {
    return this.form.getByRole('group', { name: this.common.check });
  }

  get checkBox(): Locator {
    return this.check.getByRole('checkbox', { name: this.common.checkBox });
  }

  /** Fills in the text fields. */
  async fill(answers: ContactAnswers): Promise<void> {
    for (const name of contactTexts) await this.field(name).fill(answers[name]);
  }

  /** Chooses a country and waits for its states. */
  async chooseCountry(code: string): Promise<void> {
    await this.list('country').selectOption(code);
    await this.form
      .getByText(this.words.noStates)
      .or(this.list('state').locator('option').nth(1))
      .first()
      .waitFor({ state: 'attached' });
  }

  /** Ticks the built-in check and waits until the browser has solved its puzzle. */
  async passCheck(): Promise<void> {
    await this.check.scrollIntoViewIfNeeded();
    await this.checkBox.click();
    await this.check.getByText(this.common.checkPassed).waitFor();
  }
}

/** The address of a contact form. */
export function contactUrl(variant: ContactVariant, language: WrittenLanguage = 'eng'): string {
  const origin = language === 'eng' ? development.english : development.spanish;
  return `${origin}${paths[language][contactPages[variant]]}`;
}

/** Opens a contact form and waits until script has taken it over. */
export async function openContactForm(
  page: Page,
  variant: ContactVariant,
  language: WrittenLanguage = 'eng',
): Promise<ContactForm> {
  await page.goto(contactUrl(variant, language));
  await hydrated(page);
  return new ContactForm(page, variant, language);
}

/** Every call of a page that sends a contact request, from now on. */
export function watchContactSubmits(page: Page): Request[] {
  const seen: Request[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === contactCalls.submit) {
      seen.push(request);
    }
  });
  return seen;
}
