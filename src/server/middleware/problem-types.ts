/** One kind of problem: the statuses it comes with, and what it means to whoever wrote the calling program. */
export type ProblemType = { statuses: readonly number[]; description: string };

/**
 * Every kind of problem that a call can answer with, by its code. Programs tell problems apart by the code or the
 * `type` made of it, so a code that has been public never changes its meaning. The words are for programmers; visitors
 * read the site's own.
 */
export const problemTypes = {
  request: {
    statuses: [400],
    description: 'The request could not be read: its target, its host or its framing is not valid HTTP.',
  },
  host: {
    statuses: [421],
    description: 'The host that was asked is none of this site. In production only its own are answered.',
  },
  origin: {
    statuses: [403],
    description:
      'The request does not come from a page of this site. Sec-Fetch-Site must be same-origin or, where a browser does not send it, Origin must be an address of this site.',
  },
  'call.unknown': { statuses: [404], description: 'There is no such call.' },
  method: {
    statuses: [405],
    description: 'The call exists but does not take this method. Allow names the methods it takes.',
  },
  rate: {
    statuses: [429],
    description: 'Too many requests from this address. Retry-After says after how many seconds to try again.',
  },
  server: { statuses: [500], description: 'A fault of ours. It has been logged; trying again may help.' },
  storage: {
    statuses: [503],
    description:
      'The submission could not be stored, and nothing of it was kept. Send it again under the same Idempotency-Key after Retry-After seconds.',
  },
  busy: {
    statuses: [503],
    description:
      'The server has more to do than it can do well; nothing of the request was looked at. Ask again after Retry-After seconds; a submission goes under the same Idempotency-Key.',
  },
  'body.type': { statuses: [415], description: 'The media type of the body is none that this call takes.' },
  'body.size': { statuses: [413], description: 'The body is larger than this call takes.' },
  'body.encoding': { statuses: [400], description: 'The body is not valid UTF-8, or broke off.' },
  'body.json': { statuses: [400], description: 'The body is not JSON.' },
  'body.shape': { statuses: [400], description: 'The body is JSON but not an object.' },
  'body.depth': { statuses: [400], description: 'The body is nested deeper than any form is.' },
  invalid: {
    statuses: [400],
    description:
      'Fields were refused; `fields` names each as it stands in the body, with a code. The empty name stands for the body as a whole. Sending the same again will be refused again.',
  },
  id: {
    statuses: [400],
    description: 'Idempotency-Key is no UUID, or not the id of the sealed body.',
  },
  'sealed.shape': {
    statuses: [400],
    description: 'The body does not have the shape of a sealed submission.',
  },
  'sealed.closed': {
    statuses: [400],
    description: 'The sealed submission could not be opened: sealed for another key or id, or damaged.',
  },
  conflict: {
    statuses: [409],
    description: 'A submission with this Idempotency-Key and other content is already stored.',
  },
  captcha_refused: {
    statuses: [400],
    description: 'The answer of the human check was never a right one.',
  },
  captcha_expired: {
    statuses: [428],
    description:
      'The answer of the human check is too old or was used before. Solve a fresh challenge and send again under the same Idempotency-Key.',
  },
  captcha_unavailable: {
    statuses: [428],
    description:
      'The human check could not be asked. Solve a challenge of the built-in check and send again under the same Idempotency-Key.',
  },
  'alerts.closed': {
    statuses: [503],
    description: 'Nobody can sign up for alerts: no mail server is configured that could carry the letters.',
  },
  'alerts.unknown': {
    statuses: [404],
    description: 'No sign-up has this token: it ran out, was stopped, or never was.',
  },
  'setting.unknown': { statuses: [404], description: 'There is no public setting of this name.' },
  'country.unknown': { statuses: [404], description: 'No country has this code.' },
  'news.unknown': { statuses: [404], description: 'There is no such news release, or no such page of them.' },
  'news.failed': { statuses: [502], description: 'The source of the news did not answer.' },
  filter: {
    statuses: [400],
    description: 'A value that the list should be narrowed to is none that it knows: year, category or form.',
  },
  'event.unknown': {
    statuses: [404],
    description: 'There is no event with this id, or none that is told of yet.',
  },
  'filing.unknown': { statuses: [404], description: 'There is no such page of filings.' },
  'source.failed': {
    statuses: [502],
    description: 'The source of this data did not answer, and there is no copy of what it said before.',
  },
  'quote.day': { statuses: [400], description: 'The day is no calendar day in the form yyyy-mm-dd.' },
  'search.text': {
    statuses: [400],
    description:
      'The text to search for is missing, blank, longer than 200 characters, or holds characters that nobody types.',
  },
  'price.metal': { statuses: [404], description: 'No grade has this id, or no yard prices it.' },
  'price.near': {
    statuses: [400],
    description: 'The place to measure from is none that is known, or a name that several places have.',
  },
  'vehicle.year': {
    statuses: [400],
    description:
      'A model year is no four digits, before 1886, too far ahead, or the later before the earlier.',
  },
  'vehicle.yard': { statuses: [404], description: 'No parts yard has this id.' },
  'vehicle.near': {
    statuses: [400],
    description: 'The place to measure from is none that is known, or a name that several places have.',
  },
  'vehicle.page': { statuses: [404], description: 'The answer has no such page.' },
  'quote.unknown': { statuses: [404], description: 'No quote is known of this day: ahead, or too long ago.' },
} as const satisfies Record<string, ProblemType>;

/** The code of a kind of problem. */
export type ProblemCode = keyof typeof problemTypes;

/** Where the API is described, and with it every kind of problem. */
export const descriptionPath = '/api/openapi.json';

/** The key in that document under which the kinds of problems stand. */
export const problemTypesKey = 'x-problem-types';

/**
 * The `type` of a problem: a reference that leads to its description, as RFC 9457 asks (3.1.1), with an absolute path
 * so that it means the same wherever the reply is read.
 */
export function problemTypeUri(code: ProblemCode): string {
  return `${descriptionPath}#/${problemTypesKey}/${code}`;
}
