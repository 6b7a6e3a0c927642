import { customerPath } from '#features/submissions/model/api-contract.ts';
import { filledForm } from '../support/forms-api-fixture.ts';
import type { BadInput } from './bad-input-corpus.ts';
import { badAddresses, badPostalCodes, canary } from './bad-input-fields.ts';
import {
  application,
  callBack,
  contact,
  container,
  officeHours,
  pageProblem,
  privacy,
  report,
} from './bad-input-targets.ts';

const plainType = { 'content-type': 'application/x-www-form-urlencoded' };

/** Posts from a page without script that hold nothing to store. `token` is a right one. */
export function badPlainInputs(token: string): BadInput[] {
  const rightTexts = new URLSearchParams(
    Object.entries(filledForm).flatMap(([key, value]) => (typeof value === 'string' ? [[key, value]] : [])),
  );
  const plain = (name: string, body: string | Uint8Array<ArrayBuffer>, path: string): BadInput => ({
    name: `${path} plain: ${name}`,
    path,
    body,
    headers: plainType,
  });
  const change = (key: string, value: string | null, ticked = true) => {
    const fields = new URLSearchParams(rightTexts);
    fields.set('formToken', token);
    if (ticked) fields.set(customerPath('recycling'), 'on');
    if (value === null) fields.delete(key);
    else fields.set(key, value);
    return fields.toString();
  };
  const { path } = privacy;
  const texts = ['name', 'streetAddress', 'city', 'zip', 'email', 'phone', 'requestType'];
  return [
    ...texts.flatMap((key) => [
      plain(`no ${key}`, change(key, null), path),
      plain(`empty ${key}`, change(key, ''), path),
      plain(`${key} of nothing visible`, change(key, ' \u200B\u202E\u0000\t '), path),
      plain(`${key} of 3,000 characters`, change(key, canary.repeat(230)), path),
    ]),
    ...badPostalCodes
      // What people type is fitted first: letters become capital, and runs of space one.
      .filter((zip) => !/^v5k| {2}/i.test(zip) || zip.includes('-'))
      .map((zip) => plain(`zip ${zip}`, change('zip', zip), path)),
    ...badAddresses
      .filter((email) => email.trim() === email && email.toLowerCase() === email)
      .map((email) => plain(`email ${email}`, change('email', email), path)),
    plain('no box ticked', change('state', 'OR', false), path),
    plain('a trap that is filled', change('furtherParticulars', canary), path),
    ...[privacy, contact, officeHours, callBack, container, application, report, pageProblem].flatMap(
      (target) =>
        Object.entries({
          nothing: '',
          'broken percents': `name=%zz&email=%&zip=%u0041${canary}`,
          'broken UTF-8 in percents': 'name=%ff%fe&email=%c0%80',
          'keys of a prototype': `__proto__=${canary}&constructor[prototype]=${canary}&__proto__[name]=${canary}`,
          'lists and objects': `name[]=${canary}&email[x]=${canary}&firstName[0][1]=${canary}`,
          'a thousand fields': Array.from({ length: 1000 }, (_, at) => `k${at}=${canary}`).join('&'),
          'a token of ours no longer': `formToken=${canary}`,
          'a language that is none': `language=../../${canary}`,
          'a form that is none': `form=//${canary}.example`,
          '33 KB': 'x'.repeat(33 * 1024),
          'line breaks in a field that is read back': `language=es%0d%0aLocation:%20//${canary}.example`,
        }).map(([name, body]) => plain(name, body, target.path)),
    ),
  ];
}
