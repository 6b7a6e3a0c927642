import { defaultLanguage, isLanguage } from '#i18n/language.ts';
import { errorFields } from '#server/log.ts';
import { type ReplyReason, replyParameters } from '../model/ports.ts';
import { isRightSum, sumField } from '../model/sum-question.ts';
import { formTokenField, isTrapSprung, languageField, trapField } from '../model/trap.ts';
import { deliveryTopicsOf } from './delivery/delivery-topics.ts';
import type { FormFault } from './form-definition.ts';
import type { SubmitOptions } from './submit-options.ts';

/** Longest field that a reply gives back: the longest that a form takes. More would be someone filling our disk. */
const longestKept = 3000;

/**
 * Takes a form from a page without script. Its only reader is a person looking at a page, so every answer sends the
 * browser to one (303): thanks with the reference, or the form with its values and what is wrong with them.
 */
export async function submitPlainForm(
  sent: URLSearchParams,
  {
    isTaken,
    isAsked,
  }: {
    /** False for a caller who sent too often, and while there is too much to do: what was typed is kept until the page asks for it. */
    isTaken: boolean;
    /** True while many forms come: only who answers the question of the form's token is taken. */
    isAsked: boolean;
  },
  {
    form,
    storage,
    log,
    formTokens,
    receipts,
    formPath,
    now,
  }: Pick<SubmitOptions, 'form' | 'storage' | 'log' | 'formTokens' | 'receipts' | 'formPath' | 'now'>,
): Promise<Response> {
  const { kind, name, fragment } = form;
  const { language, place, page } = wayBack(sent, { form, formPath });
  const seeOther = (query: Record<string, string> = {}) => redirect(page, query, fragment);
  // Dropped in silence: a machine that learns it was caught tries something else.
  if (isTrapSprung(sent.get(trapField))) return seeOther();
  const { values, content, faults } = form.readPlain(sent);

  async function giveBack(reason: ReplyReason, wrong: FormFault[]): Promise<Response> {
    const reply = { kind, values: shortened(values), faults: wrong, reason, asks: isAsked };
    const query = {
      [replyParameters.reply]: await storage.replies.put(reply, now()),
      ...(reason === 'later' ? { [replyParameters.problem]: reason } : {}),
    };
    // A summary of faults takes the focus by itself, which browsers do not allow on an address with a fragment.
    return wrong.length > 0 ? redirect(page, query) : seeOther(query);
  }

  /** What was typed comes back with the wish to send it later; where it cannot be kept, the browser still has it behind Back. */
  const later = () => giveBack('later', []).catch(() => seeOther({ [replyParameters.problem]: 'later' }));

  if (!isTaken) return later();
  try {
    if (faults.length > 0) return await giveBack('invalid', faults);
    const token = formTokens.judge(sent.get(formTokenField) ?? '', now());
    if (token.kind === 'again') return await giveBack('again', []);
    const { id, question } = token;
    if (isAsked && question === undefined) return await giveBack('question', []);
    if (isAsked && question && !isRightSum(question, sent.get(sumField)))
      return await giveBack('wrong-sum', []);
    const moment = now();
    const submission = { id, kind, language, content, createdAt: moment, topics: deliveryTopicsOf[kind] };
    const outcome = await storage.submissions.add(submission);
    // The visitor went back, changed the form and sent it under its old token: that is a new request.
    if (outcome === 'different' || outcome === 'check-used') return await giveBack('again', []);
    if (outcome === 'stored') log.info(`${name} was stored`, { kind });
    // Of a form that is sent twice, the receipt that its sender was given the first time.
    const createdAt = outcome === 'stored' ? moment : ((await storage.submissions.createdAt(id)) ?? moment);
    const receipt = receipts.issue({ ...submission, createdAt });
    return seeOther({
      [replyParameters.submitted]: receipts.forPage(receipt, typeof place === 'string' ? place : place.page),
    });
  } catch (error) {
    log.error(`${name} could not be stored`, errorFields(error));
    return later();
  }
}

/**
 * Asks to send a form later whose fields nobody read: to judge them costs most of an answer, and a caller who sends on and on
 * has used up what is kept.
 */
export function sendLater(
  sent: URLSearchParams,
  { form, formPath }: Pick<SubmitOptions, 'form' | 'formPath'>,
): Response {
  const { page } = wayBack(sent, { form, formPath });
  const isDropped = isTrapSprung(sent.get(trapField));
  return redirect(page, isDropped ? {} : { [replyParameters.problem]: 'later' }, form.fragment);
}

/** The page that a form stands on, in the language it was filled in. */
function wayBack(sent: URLSearchParams, { form, formPath }: Pick<SubmitOptions, 'form' | 'formPath'>) {
  const asked = sent.get(languageField);
  const language = isLanguage(asked) ? asked : defaultLanguage;
  const place = form.pageOf(sent);
  const page =
    typeof place === 'string' ? formPath(language, place) : formPath(language, place.page, place.parameters);
  return { language, place, page };
}

function shortened(values: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).map(([field, value]) => [
      field,
      typeof value === 'string' ? value.slice(0, longestKept) : value,
    ]),
  );
}

function redirect(page: string, query: Record<string, string>, fragment?: string): Response {
  const search = new URLSearchParams(query).toString();
  const location = `${page}${search && `?${search}`}${fragment === undefined ? '' : `#${fragment}`}`;
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } });
}
