import { formTokenField, isTrapSprung, languageField, trapField } from '#features/submissions/model/trap.ts';
import type { FormTokens } from '#features/submissions/server/form-token.ts';
import { defaultLanguage, isLanguage, type Language } from '#i18n/language.ts';
import { errorFields, type Log } from '#server/log.ts';
import type { Storage } from '#server/storage/storage.ts';
import {
  type AlertFault,
  type AlertProblem,
  type AlertReply,
  type AlertStep,
  alertAnswer,
  alertParameters,
  knownTopics,
} from '../model/alerts.ts';
import { checkAlertRequest, tokenPattern } from './alert-schemas.ts';
import { type SumGuardOptions, sumGuard } from './ask-for-sum.ts';
import type { SignedSteps } from './signed-steps.ts';

/** The pages about alerts. */
export type AlertPage = 'email-alerts' | 'confirm-alerts' | 'manage-alerts';

/** What taking forms from these pages needs. */
export type PlainAlertOptions = SumGuardOptions & {
  storage: Pick<Storage, 'alerts' | 'replies'>;
  formTokens: FormTokens;
  isOpen: boolean;
  log: Log;
  alertPath: (language: Language, page: AlertPage) => string;
  steps: SignedSteps;
  onLetter: () => void;
  now: () => number;
};

/** Where all is read that is no fault of a field. */
const toAnswer = `#${alertAnswer}`;

/** What a kept reply of this form begins with, which tells it from those of other forms. */
export const alertReplyKind = 'alerts';

/** Longest address that a reply gives back. */
const longestKept = 300;

type Query = Record<string, string>;

/**
 * Takes the forms of the pages about alerts, with or without script. Their only reader is a person looking at a page, so
 * every answer leads to one (303), and going back or reloading sends nothing twice.
 */
export function plainAlerts(options: PlainAlertOptions) {
  const { storage, formTokens, isOpen, log, alertPath, steps, onLetter, now } = options;
  const { alerts, replies } = storage;
  const sumFault = sumGuard(options);

  const languageOf = (form: URLSearchParams): Language => {
    const asked = form.get(languageField);
    return isLanguage(asked) ? asked : defaultLanguage;
  };
  const lead = (form: URLSearchParams, page: AlertPage, query: Query, fragment = ''): Response => {
    const search = new URLSearchParams(query).toString();
    const location = `${alertPath(languageOf(form), page)}${search && `?${search}`}${fragment}`;
    return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } });
  };
  const step = (value: AlertStep, page: AlertPage, token: string | null = null): Query => ({
    [alertParameters.step]: steps.sign(value, { page, token }, now()),
  });
  const problem = (value: AlertProblem): Query => ({ [alertParameters.problem]: value });
  const tokenOf = (form: URLSearchParams): string | null => {
    const token = form.get(alertParameters.token) ?? '';
    return tokenPattern.test(token) ? token : null;
  };
  const withToken = (token: string | null): Query =>
    token === null ? {} : { [alertParameters.token]: token };

  /** Runs the work behind a page; when storage fails the page says so and keeps its token. */
  async function guarded(
    form: URLSearchParams,
    page: AlertPage,
    isWithinLimit: boolean,
    work: () => Promise<Response>,
  ): Promise<Response> {
    const later = () => lead(form, page, { ...withToken(tokenOf(form)), ...problem('later') }, toAnswer);
    if (!isWithinLimit) return later();
    try {
      return await work();
    } catch (error) {
      log.error('alerts could not be stored', errorFields(error));
      return later();
    }
  }

  return {
    async subscribe(form: URLSearchParams, isWithinLimit: boolean, mayKeep: () => Promise<boolean>) {
      // Answered as if it had worked: a machine that learns it was caught tries something else.
      if (isTrapSprung(form.get(trapField)))
        return lead(form, 'email-alerts', step('inbox', 'email-alerts'), toAnswer);
      if (!isOpen) return lead(form, 'email-alerts', {});
      const language = languageOf(form);
      const email = form.get('email') ?? '';
      const topics = knownTopics(form.getAll('topics'));
      const giveBack = async (reason: AlertReply['reason'], faults: AlertFault[], query: Query = {}) => {
        const reply = {
          kind: alertReplyKind,
          values: { email: email.slice(0, longestKept), topics },
          faults,
          reason,
        };
        const token = await replies.put(reply, now());
        // A summary of faults takes the focus by itself, which browsers do not allow on an address with a fragment.
        const fragment = faults.length > 0 ? '' : toAnswer;
        return lead(form, 'email-alerts', { ...query, [alertParameters.reply]: token }, fragment);
      };
      /** With what was typed, unless that cannot be kept now. */
      const later = () =>
        giveBack('later', [], problem('later')).catch(() =>
          lead(form, 'email-alerts', problem('later'), toAnswer),
        );
      if (!isWithinLimit)
        return (await mayKeep()) ? later() : lead(form, 'email-alerts', problem('later'), toAnswer);
      try {
        const checked = checkAlertRequest({ email, topics, language });
        if ('faults' in checked) {
          // The page's own fields only: nobody looking at it can have caused another fault.
          return await giveBack(
            'invalid',
            checked.faults.filter((fault): fault is Exclude<AlertFault, { field: 'sum' }> =>
              /^(email|topics)$/.test(fault.field),
            ),
          );
        }
        const token = formTokens.judge(form.get(formTokenField) ?? '', now());
        if (token.kind === 'again') return await giveBack('again', []);
        const fault = await sumFault(token, form);
        if (fault !== null) return await giveBack('invalid', [fault]);
        await alerts.subscribe({ ...checked.request, now: now() });
        onLetter();
        return lead(form, 'email-alerts', step('inbox', 'email-alerts'), toAnswer);
      } catch (error) {
        log.error('alerts could not be stored', errorFields(error));
        return later();
      }
    },

    confirm: (form: URLSearchParams, isWithinLimit: boolean) =>
      guarded(form, 'confirm-alerts', isWithinLimit, async () => {
        const token = tokenOf(form);
        const confirmed =
          token === null
            ? undefined
            : ((await alerts.confirm(token, now())) ?? (await alerts.watches.confirm(token, now())));
        return confirmed
          ? lead(
              form,
              'manage-alerts',
              {
                ...withToken(confirmed.stopToken),
                ...step('confirmed', 'manage-alerts', confirmed.stopToken),
              },
              toAnswer,
            )
          : lead(form, 'confirm-alerts', withToken(token), toAnswer);
      }),

    manage: (form: URLSearchParams, isWithinLimit: boolean) =>
      guarded(form, 'manage-alerts', isWithinLimit, async () => {
        const token = tokenOf(form);
        const topics = knownTopics(form.getAll('topics'));
        if (token === null) return lead(form, 'manage-alerts', {}, toAnswer);
        // Who waits for something else may want no topic at all.
        if (topics.length === 0 && (await alerts.watches.ofStopToken(token)).length === 0) {
          return lead(form, 'manage-alerts', { ...withToken(token), ...problem('topics') });
        }
        const isChanged = await alerts.change(token, topics);
        const said = isChanged ? step('saved', 'manage-alerts', token) : {};
        return lead(form, 'manage-alerts', { ...withToken(token), ...said }, toAnswer);
      }),

    stop: (form: URLSearchParams, isWithinLimit: boolean) =>
      guarded(form, 'manage-alerts', isWithinLimit, async () => {
        const token = tokenOf(form);
        const watch = form.get(alertParameters.watch);
        if (token !== null && watch !== null) {
          await alerts.watches.stop(token, watch, now());
          // The last one takes the address along.
          if (await alerts.findByStopToken(token))
            return lead(
              form,
              'manage-alerts',
              { ...withToken(token), ...step('watch-stopped', 'manage-alerts', token) },
              toAnswer,
            );
        } else if (token !== null) await alerts.stop(token, now());
        return lead(form, 'manage-alerts', step('stopped', 'manage-alerts'), toAnswer);
      }),
  };
}
