import { data, type LoaderFunctionArgs } from 'react-router';
import { requestContext } from '#app/request-context.ts';
import { questionIn } from '#features/submissions/model/sum-question.ts';
import { language } from '#i18n/current.ts';
import { translateContent } from '#i18n/translate-content.ts';
import { messages } from '#locale/investors-content.po';
import alerts from '../content/email-alerts.json';
import { schema as alertsSchema } from '../content/email-alerts.schema.ts';
import { type AlertsPort, alertParameters, alertProblems, alertTopics } from '../model/alerts.ts';

type Asked = Pick<LoaderFunctionArgs, 'request' | 'context'>;

/** The words of all three pages in this build's language, and the six kinds of alert in their order. */
function readWords() {
  const words = translateContent(alertsSchema, alerts, 'email-alerts', messages);
  const topics = alertTopics.flatMap((topic) => {
    const row = words.kinds.rows.find(({ id }) => id === topic);
    return row === undefined ? [] : [{ id: topic, label: row.name }];
  });
  return { words, topics };
}

/** What the address says was just done or went wrong. */
function readNews(request: Request) {
  const asked = new URL(request.url).searchParams;
  return {
    step: asked.get(alertParameters.step),
    problem: alertProblems.find((problem) => problem === asked.get(alertParameters.problem)) ?? null,
    token: asked.get(alertParameters.token) ?? '',
    reply: asked.get(alertParameters.reply),
  };
}

const portOf = ({ context }: Asked): AlertsPort | undefined => context.get(requestContext)?.ports.alerts;

/**
 * What the page about alerts shows: its words and, while anybody can sign up, the form with what a refused post left
 * behind. The index of the site's search is made of the words alone.
 */
export async function readAlerts(asked: Asked) {
  const { words, topics } = readWords();
  const { confirm: _, manage: __, signUp, closed, steps, ...shown } = words;
  const port = portOf(asked);
  const texts = {
    ...shown,
    closed,
    steps: { ...steps, items: steps.items.map(({ detail: meta, ...step }) => ({ ...step, meta })) },
  };
  if (!port?.isOpen()) return { ...texts, form: null };
  const { step: told, problem, reply } = readNews(asked.request);
  const step = port.readStep(told, 'email-alerts');
  const kept = reply === null ? undefined : await port.takeReply(reply);
  const formToken = await port.formToken(kept?.faults.some(({ field }) => field === 'sum'));
  return {
    ...texts,
    form: {
      words: signUp,
      topics,
      formToken,
      sum: questionIn(formToken),
      reply: kept ?? null,
      isAsked: step === 'inbox',
      isBusy: problem === 'later',
      // A state of one visitor is nothing that a search engine should list.
    },
    ...(reply !== null || told !== null ? { noindex: true } : {}),
  };
}

/** The page that the link of the first letter opens. Opening it changes nothing. */
export async function readConfirmation(asked: Asked) {
  const { words, topics } = readWords();
  const { token, problem } = readNews(asked.request);
  const found = await portOf(asked)?.awaiting(token, language);
  const chosen = [
    ...topics.filter(({ id }) => found?.choice.topics.includes(id)).map(({ label }) => label),
    ...(found?.watch ? [found.watch] : []),
  ];
  const shown = {
    words: words.confirm,
    later: words.signUp.later,
    chosen,
    state: found?.state ?? ('unknown' as const),
    token,
    isBusy: problem === 'later',
  };
  // Without a token nothing was looked for, and so nothing is missing.
  return found || token === '' ? shown : data(shown, { status: 404 });
}

/** The page that the link of every alert opens. Opening it changes nothing. */
export async function readSubscription(asked: Asked) {
  const { words, topics } = readWords();
  const { token, step, problem } = readNews(asked.request);
  const port = portOf(asked);
  const choice = await port?.subscription(token, language);
  const shown = {
    words: words.manage,
    signUp: {
      topics: words.signUp.topics,
      errors: { heading: words.signUp.errors.heading, one: words.signUp.errors.one },
      later: words.signUp.later,
    },
    onward: words.confirm.onward,
    topics,
    chosen: choice?.topics ?? null,
    watches: choice?.watches ?? [],
    token,
    step: port?.readStep(step, 'manage-alerts', token) ?? null,
    problem,
  };
  return choice || token === '' ? shown : data(shown, { status: 404 });
}
