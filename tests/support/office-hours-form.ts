import { randomUUID } from 'node:crypto';
import type { Locator, Page, Request } from '@playwright/test';
import type { Choices, WrittenLanguage } from '#i18n/choices.ts';
import type { Language } from '#i18n/language.ts';
import { hydrated } from './fixtures.ts';
import { development } from './servers.ts';
import { SiteForm } from './site-form.ts';
import { paths } from './site-pages.ts';

/** The words of the form that a test looks for, to the letter. Those about delivery are the privacy form's. */
export const officeHoursWords = {
  eng: {
    heading: 'CEO office hours',
    title: 'Ask for a place',
    intro:
      'Please complete the following fields to submit interest in joining the upcoming CEO Office Hours session:',
    employeeNumber: 'Employee Number',
    firstName: 'First Name',
    lastName: 'Last Name',
    phone: 'Phone',
    email: 'Email Address',
    success: 'Your request was successfully submitted.',
    notice: 'Your interest in CEO office hours',
    errors: {
      employeeNumber: 'Please provide a value for "Employee Number"',
      phone: 'Please provide a value for "Phone"',
      email: 'Please provide a value for "Email Address"',
      tooLong: 'Please shorten this answer to 1,000 characters or fewer.',
    },
    neverShown: ['Phone must be less than 250 characters.', 'Please provide a valid email address.'],
  },
  es: {
    heading: 'Charlas con la directora general',
    title: 'Pida un lugar',
    intro:
      'Complete los siguientes campos para expresar su interés en participar en la próxima charla con la directora general:',
    employeeNumber: 'Número de empleado',
    firstName: 'Nombre',
    lastName: 'Apellido',
    phone: 'Teléfono',
    email: 'Correo electrónico',
    success: 'Su solicitud fue enviada con éxito.',
    notice: 'Su interés en las charlas con la directora general',
    errors: {
      employeeNumber: 'Proporcione un valor para “Número de empleado”',
      phone: 'Proporcione un valor para “Teléfono”',
      email: 'Proporcione un valor para “Correo electrónico”',
      tooLong: 'Acorte esta respuesta a 1,000 caracteres o menos.',
    },
    neverShown: [
      'El teléfono debe tener menos de 250 caracteres.',
      'Proporcione una dirección de correo electrónico válida.',
    ],
  },
} as const satisfies Choices<unknown>;

/** The call of the form. */
export const officeHoursCall = '/api/officehours/add';

/** What a person types into the form. */
export interface OfficeHoursAnswers {
  employeeNumber: string;
  firstName: string;
  lastName: string;
  phone: string;
  email: string;
}

/** The fields in the order of the form. */
export const officeHoursTexts = ['employeeNumber', 'firstName', 'lastName', 'phone', 'email'] as const;

/** The fields that have to be filled in. */
export const requiredOfficeHours = ['employeeNumber', 'phone', 'email'] as const;

/** Answers that pass, under an employee number that no other test uses. */
export function officeHoursAnswers(): OfficeHoursAnswers {
  return {
    employeeNumber: randomUUID().slice(0, 13),
    firstName: 'Inés',
    lastName: 'Ortega Peña',
    phone: '503-555-0123 ext. 7, after the night shift',
    email: 'abc',
  };
}

/** The form on its page: its parts by role and name, and what a person does with it. */
export class OfficeHoursForm extends SiteForm {
  readonly words: (typeof officeHoursWords)[WrittenLanguage];

  constructor(page: Page, language: WrittenLanguage = 'eng') {
    super(page, language, officeHoursWords[language]);
    this.words = officeHoursWords[language];
  }

  get intro(): Locator {
    return this.page.getByText(this.words.intro, { exact: true });
  }

  field(name: keyof OfficeHoursAnswers): Locator {
    return this.form.getByRole('textbox', { name: this.words[name], exact: true });
  }

  /** Fills in everything. */
  async fill(answers: OfficeHoursAnswers): Promise<void> {
    for (const name of officeHoursTexts) await this.field(name).fill(answers[name]);
  }
}

/** The address of the form. */
export function officeHoursUrl(language: Language = 'eng'): string {
  const origin = language === 'eng' ? development.english : development.spanish;
  return `${origin}${paths[language]['ceo-office-hours']}`;
}

/** Opens the form and waits until script has taken it over. */
export async function openOfficeHours(
  page: Page,
  language: WrittenLanguage = 'eng',
): Promise<OfficeHoursForm> {
  await page.goto(officeHoursUrl(language));
  await hydrated(page);
  return new OfficeHoursForm(page, language);
}

/** Every call of a page that sends an interest, from now on. */
export function watchOfficeHours(page: Page): Request[] {
  const seen: Request[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === officeHoursCall)
      seen.push(request);
  });
  return seen;
}
