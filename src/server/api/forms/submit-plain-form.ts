import { customerBrands, customerFields, customerPath } from '#features/forms/model/api-contract.ts';
import { type FormReply, type ReplyReason, replyParameters } from '#features/forms/model/ports.ts';
import {
  checkPrivacyRequest,
  emptyPrivacyRequest,
  type Fault,
  fitPrivacyRequest,
  type PrivacyRequest,
  privacyFieldsSchema,
  privacyTextFields,
} from '#features/forms/model/privacy-request.ts';
import { referenceOf } from '#features/forms/model/reference.ts';
import { formTokenField, isTrapSprung, languageField, trapField } from '#features/forms/model/trap.ts';
import { defaultLanguage, isLanguage } from '#i18n/language.ts';
import { errorFields } from '../../log.ts';
import type { SubmitOptions } from './submit-privacy-request.ts';

/** Longest field that a reply gives back. A person's text is far shorter; more would be someone filling our disk. */
const longestKept = 1000;

/**
 * Takes a privacy request from a page without script. Its only reader is a person looking at a page, so every answer
 * sends the browser to one (303): thanks with the reference, or the form with its values and what is wrong with them.
 */
export async function submitPlainForm(
  form: URLSearchParams,
  isWithinLimit: boolean,
  {
    storage,
    log,
    formTokens,
    formPath,
    now,
  }: Pick<SubmitOptions, 'storage' | 'log' | 'formTokens' | 'formPath' | 'now'>,
): Promise<Response> {
  const asked = form.get(languageField);
  const page = formPath(isLanguage(asked) ? asked : defaultLanguage);
  // Dropped in silence: a machine that learns it was caught tries something else.
  if (isTrapSprung(form.get(trapField))) return seeOther(page);
  if (!isWithinLimit) return seeOther(page, replyParameters.problem, 'later');

  const values = fitPrivacyRequest(readForm(form));
  const { recaptcha: _, ...content } = values;
  const checked = checkPrivacyRequest(content, privacyFieldsSchema);

  async function giveBack(reason: ReplyReason, faults: Fault[]): Promise<Response> {
    const reply: FormReply = { values: shortened(values), faults, reason };
    return seeOther(page, replyParameters.reply, await storage.replies.put(reply, now()));
  }

  try {
    if ('faults' in checked) return await giveBack('invalid', checked.faults);
    const token = formTokens.judge(form.get(formTokenField) ?? '', now());
    if (token.kind === 'again') return await giveBack('again', []);
    const { id } = token;
    const outcome = await storage.submissions.add({ id, kind: 'privacy', content, createdAt: now() });
    // The visitor went back, changed the form and sent it under its old token: that is a new request.
    if (outcome === 'different' || outcome === 'check-used') return await giveBack('again', []);
    if (outcome === 'stored') log.info('A privacy request was stored', { kind: 'privacy' });
    return seeOther(page, replyParameters.submitted, referenceOf(id));
  } catch (error) {
    log.error('A privacy request could not be stored', errorFields(error));
    return seeOther(page, replyParameters.problem, 'later');
  }
}

/** The form value in a urlencoded post. Names it does not know are left alone: browser add-ons bring their own. */
function readForm(form: URLSearchParams): PrivacyRequest {
  const values = structuredClone(emptyPrivacyRequest);
  for (const field of privacyTextFields) values[field] = form.get(field) ?? '';
  // A ticked box is sent, whatever its value; one that is not ticked is not.
  for (const brand of customerBrands) values.customers[customerFields[brand]] = form.has(customerPath(brand));
  return values;
}

function shortened(values: PrivacyRequest): PrivacyRequest {
  const kept = { ...values };
  for (const field of privacyTextFields) kept[field] = kept[field].slice(0, longestKept);
  return kept;
}

function seeOther(page: string, name?: string, value = ''): Response {
  const location = name === undefined ? page : `${page}?${new URLSearchParams({ [name]: value })}`;
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } });
}
