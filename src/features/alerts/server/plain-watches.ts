import { jobParameters } from '#features/careers/model/jobs-call.ts';
import { vehicleParameters } from '#features/inventory/model/vehicles-call.ts';
import { priceParameters } from '#features/prices/model/prices-call.ts';
import { formTokenField, isTrapSprung, languageField, trapField } from '#features/submissions/model/trap.ts';
import type { FormTokens } from '#features/submissions/server/form-token.ts';
import { defaultLanguage, isLanguage, type Language } from '#i18n/language.ts';
import { errorFields, type Log } from '#server/log.ts';
import type { Storage } from '#server/storage/storage.ts';
import { alertAnswer, alertParameters, type WatchFault, type WatchReply } from '../model/alerts.ts';
import type { WatchPage } from '../model/watches.ts';
import { checkAlertAddress } from './alert-schemas.ts';
import { type SumGuardOptions, sumGuard } from './ask-for-sum.ts';
import { readWatchForm, type WatchSources } from './read-watch.ts';
import type { SignedSteps } from './signed-steps.ts';

/** What taking forms that ask for watches needs. */
export type PlainWatchOptions = SumGuardOptions & {
  storage: Pick<Storage, 'alerts' | 'replies'>;
  formTokens: FormTokens;
  steps: SignedSteps;
  isOpen: boolean;
  log: Log;
  watchSources: WatchSources;
  watchPath: (language: Language, page: WatchPage) => string;
  onLetter: () => void;
  now: () => number;
};

/** What a kept reply of these forms begins with, which tells it from those of other forms. */
export const watchReplyKind = 'watches';

/** Says which page a form stands on. */
export const watchPageField = 'asked-on';

const pages: readonly WatchPage[] = ['vehicle-inventory', 'scrap-prices', 'careers-openings'];

/** The longest text that a reply or an address gives back. */
const longestKept = 300;

/** The questions of these pages: who comes back finds the same answer. */
const questionFields: ReadonlySet<string> = new Set([
  ...Object.values(vehicleParameters),
  ...Object.values(priceParameters),
  ...Object.values(jobParameters),
]);

/**
 * Takes the forms that stand under an answer: the question comes along in hidden fields, and every answer leads back to its
 * page (303), so that going back or reloading sends nothing twice.
 */
export function plainWatches(options: PlainWatchOptions) {
  const { storage, formTokens, steps, isOpen, log, watchSources, watchPath, onLetter, now } = options;

  const sumFault = sumGuard(options);

  const toAnswer = `#${alertAnswer}`;

  return async (
    form: URLSearchParams,
    isWithinLimit: boolean,
    mayKeep: () => Promise<boolean>,
  ): Promise<Response> => {
    const asked = form.get(languageField);
    const language = isLanguage(asked) ? asked : defaultLanguage;
    const page = pages.find((each) => each === form.get(watchPageField)) ?? 'vehicle-inventory';
    const lead = (query: Record<string, string>, fragment = '#watch'): Response => {
      const question = [...form].filter(
        ([name, value]) => questionFields.has(name) && value !== '' && value.length <= longestKept,
      );
      const search = new URLSearchParams([...question, ...Object.entries(query)]);
      const location = `${watchPath(language, page)}${search.size > 0 ? `?${search}` : ''}${fragment}`;
      return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } });
    };
    /** The page says that a letter is on its way. */
    const leadToWord = () => lead({ [alertParameters.step]: steps.sign('inbox', { page }, now()) }, toAnswer);
    const kept = (name: string) => (form.get(name) ?? '').slice(0, longestKept);
    const giveBack = async (reason: WatchReply['reason'], faults: WatchFault[]) => {
      const values = {
        email: kept('email'),
        work: kept('work'),
        place: kept('place'),
        when: kept('when'),
        mark: kept('mark'),
      };
      const reply = { kind: watchReplyKind, values, faults, reason } satisfies WatchReply & { kind: string };
      // A summary of faults takes the focus by itself, which browsers do not allow on an address with a fragment.
      const token = await storage.replies.put(reply, now());
      return lead({ [alertParameters.reply]: token }, faults.length > 0 ? '' : toAnswer);
    };

    const later = () =>
      giveBack('later', []).catch(() => lead({ [alertParameters.problem]: 'later' }, toAnswer));
    if (!isWithinLimit) {
      // What was typed comes back also to whoever asked too often, but not without end: each time costs a write.
      if (!(await mayKeep())) return lead({ [alertParameters.problem]: 'later' }, toAnswer);
      return later();
    }
    // Answered as if it had worked: a machine that learns it was caught tries something else.
    if (isTrapSprung(form.get(trapField))) return leadToWord();
    if (!isOpen) return lead({});
    try {
      const address = checkAlertAddress(form.get('email') ?? '');
      const read = await readWatchForm(page, form, watchSources, now());
      const faults: WatchFault[] = [
        ...('faults' in read ? read.faults : []),
        ...('fault' in address ? [{ field: 'email' as const, code: address.fault }] : []),
      ];
      if (!('watch' in read) || !('email' in address)) return await giveBack('invalid', faults);
      const token = formTokens.judge(form.get(formTokenField) ?? '', now());
      if (token.kind === 'again') return await giveBack('again', []);
      const fault = await sumFault(token, form);
      if (fault !== null) return await giveBack('invalid', [fault]);
      await storage.alerts.watches.ask({ email: address.email, language, watch: read.watch, now: now() });
      onLetter();
      return leadToWord();
    } catch (error) {
      log.error('alerts could not be stored', errorFields(error));
      return later();
    }
  };
}
