import fc from 'fast-check';
import { officeHoursSchema } from '#features/office-hours/model/office-hours.ts';
import { formCalls } from '#features/submissions/model/api-contract.ts';
import { operations } from '#server/openapi/describe-api.ts';
import type { JsonSchema } from '#server/openapi/json-schema.ts';
import type { Operation } from '#server/openapi/operation.ts';
import { namedSchemas } from '#server/openapi/schemas.ts';
import { undeclared } from '../support/declared.ts';
import { filledForm } from '../support/forms-api-fixture.ts';
import { type Answer, openWholeApi, type WholeApi } from '../support/whole-api-fixture.ts';
import { type GeneratedCall, generatedCalls, marker } from './generated-calls.ts';

/** How a call took what was thrown at it. */
export type FuzzedCall = {
  id: string;
  /** How often each status came back. */
  statuses: Record<number, number>;
  /** What went wrong, with the smallest call that shows it; undefined when nothing did. */
  fault: string | undefined;
};

/** How a whole run went. */
export type FuzzReport = {
  seed: number;
  calls: FuzzedCall[];
  /** What was not as it should be at the end: something stored, something broken. */
  aftermath: string[];
};

/** Options of `fuzzApi`. */
export type FuzzOptions = {
  /** Generated requests to each call. */
  runs: number;
  /** Repeats a run; default: another each time. */
  seed?: number;
  /** The id of the one call to be fuzzed; default: every call. */
  call?: string;
  /** Told after each call. */
  onCall?: (call: FuzzedCall) => void;
};

/** Beyond a ceiling, reports are not even read; callers are forgotten before it is reached. */
const callsBetweenRenewals = 100;

/** No reply to what nobody asked for may be longer, in characters. */
const longestRefusal = 2048;

const leaks =
  /\n\s+at .+:\d+|node_modules|\/src\/(?:server|features)|\bsqlite\b|\bselect .+ from\b|insert into|ECONN|at Object\./i;

/** Throws generated requests at every call of a real server and looks at what comes back, and at what stays behind. */
export async function fuzzApi({
  runs,
  seed = Date.now() | 0,
  call: only,
  onCall,
}: FuzzOptions): Promise<FuzzReport> {
  const api = await openWholeApi();
  const rejections: string[] = [];
  const onRejection = (reason: unknown) =>
    rejections.push(reason instanceof Error ? reason.name : typeof reason);
  process.on('unhandledRejection', onRejection);
  try {
    const fuzzed: FuzzedCall[] = [];
    let accepted = 0;
    for (const operation of operations.filter(({ id }) => only === undefined || id === only)) {
      const call = await fuzzCall(api, operation, { runs, seed });
      accepted += call.statuses[201] ?? 0;
      fuzzed.push(call);
      onCall?.(call);
    }
    return { seed, calls: fuzzed, aftermath: [...rejections, ...(await aftermathOf(api, accepted))] };
  } finally {
    process.off('unhandledRejection', onRejection);
    await api.dispose();
  }
}

/** What was logged is read and let go after so many requests: millions of lines would fill the memory. */
const requestsBetweenLooks = 1000;

/** Counts the requests that failed inside, as the log tells, and lets go of what was logged. */
function takeFaultsInside(api: WholeApi): number {
  const logs = [api.logged, api.site().lines];
  const failed = logs.flat().filter((line) => line.includes('request failed')).length;
  for (const log of logs) log.length = 0;
  return failed;
}

async function fuzzCall(
  api: WholeApi,
  operation: Operation,
  { runs, seed }: { runs: number; seed: number },
): Promise<FuzzedCall> {
  const schemas = namedSchemas();
  const schemaOf = (schema: JsonSchema) => schemas[schema.$ref?.split('/').at(-1) ?? ''] ?? schema;
  const statuses: Record<number, number> = {};
  let sent = 0;
  let faultsInside = 0;
  const property = fc.asyncProperty(generatedCalls(operation, schemaOf), async (call) => {
    if (operation.tag === 'reports' && sent % callsBetweenRenewals === 0) {
      faultsInside += takeFaultsInside(api);
      await api.renew();
    }
    sent += 1;
    const answer = await api.send(call);
    if (sent % requestsBetweenLooks === 0) faultsInside += takeFaultsInside(api);
    statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
    const faults = faultsOf(operation, call, answer);
    if (faults.length > 0) throw new Error(faults.join('; '));
  });
  const details = await fc.check(property, { numRuns: runs, seed });
  faultsInside += takeFaultsInside(api);
  const inside = faultsInside > 0 ? `${faultsInside} requests failed inside.` : undefined;
  const fault = details.failed ? fc.defaultReportMessage(details) : inside;
  return { id: operation.id, statuses, fault };
}

/** What is wrong with an answer to a generated call. */
function faultsOf(operation: Operation, call: GeneratedCall, answer: Answer): string[] {
  const { status, headers, text } = answer;
  const isAtAddress = new RegExp(`^${operation.path.replace(/\{\w+\}/g, '[^/?#]+')}(\\?|$)`).test(call.path);
  const faults = isAtAddress
    ? undeclared(operation, { ...answer, contentType: headers['content-type'] ?? '' })
    : [];
  if (status >= 500) faults.push(`answered ${status}`);
  if (status !== 200 && text.length > longestRefusal) faults.push(`${text.length} characters`);
  if ((text + JSON.stringify(withoutQuestion(headers))).includes(marker))
    faults.push('brought back what was sent');
  if (leaks.test(text)) faults.push('told of our insides');
  if (headers['x-content-type-options'] !== 'nosniff') faults.push('came without its security headers');
  if (Object.keys(headers).some((name) => name.includes('injected'))) faults.push('took a header from us');
  if (headers['set-cookie'] !== undefined) faults.push('set a cookie');
  // Without a human check a generated form may well be a right one; then, and only then, it may be stored.
  if (status === 201 && !isRightOfficeHours(operation, call)) faults.push('stored what is no right form');
  return faults;
}

/** A page of this site that was asked a question is led back to with it, packed as an address; anywhere else it would be an echo. */
function withoutQuestion({ location, ...others }: Answer['headers']): Answer['headers'] {
  const own = /^(\/[\w/-]*)\?[\w.~%=&*+-]*(#[\w-]+)?$/.exec(location ?? '');
  return {
    ...others,
    ...(location !== undefined && { location: own ? `${own[1]}${own[2] ?? ''}` : location }),
  };
}

function isRightOfficeHours({ path }: Operation, { body, mediaType }: GeneratedCall): boolean {
  if (path !== formCalls.submitOfficeHours || mediaType !== 'application/json') return false;
  try {
    const sent = typeof body === 'string' ? body.toWellFormed() : new TextDecoder().decode(body);
    return officeHoursSchema.isValidSync(JSON.parse(sent));
  } catch {
    return false;
  }
}

async function aftermathOf(api: WholeApi, accepted: number): Promise<string[]> {
  const faults: string[] = [];
  const kept = (await api.storage.submissions.list()).length;
  if (kept !== accepted) faults.push(`${kept} submissions are stored, ${accepted} were accepted`);
  for (const { path } of await api.storage.visits.list('2000-01-01'))
    if (path !== '/company') faults.push('a visit to no page of ours was counted');
  if ([...api.logged, ...api.site().lines].some((line) => line.includes('request failed')))
    faults.push('a request failed inside');
  for (const path of ['/company', '/api/environment', formCalls.regions, formCalls.challenge]) {
    const { status } = await api.send({ path });
    if (status !== 200) faults.push(`${path} answers ${status}`);
  }
  const body = JSON.stringify({ ...filledForm, recaptcha: await api.answer() });
  const headers = { 'content-type': 'application/json' };
  const { status } = await api.send({ method: 'POST', path: formCalls.submitPrivacyRequest, headers, body });
  if (status !== 201) faults.push(`a right form is answered ${status}`);
  return faults;
}
