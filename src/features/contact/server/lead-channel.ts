import { readRetryAfter } from '#server/delivery/back-off.ts';
import type { Channel, DeliveryOutcome } from '#server/delivery/channel.ts';
import { failureCode } from '#server/delivery/failure-code.ts';
import { leadValues } from '../model/lead-fields.ts';
import type { LeadSettings } from '../model/lead-settings.ts';

/** What may differ from the default in a test. */
export type LeadChannelOptions = {
  /** How long the CRM may take, in milliseconds. Default 10 s. */
  timeout?: number;
  now?: () => number;
};

const longestAnswer = 256 * 1024;

const failed = (
  error: string,
  more: { retryAfterMs?: number; isRefusal?: boolean } = {},
): DeliveryOutcome => ({
  kind: 'failed',
  error,
  ...more,
});

/**
 * Hands contact requests to the CRM as its own web-to-lead form would post them. The address comes from the settings
 * alone; what a visitor wrote travels in the body and nowhere else.
 *
 * A web-to-lead servlet answers 200 whatever happens. A header `Is-Processed` tells: `true`, or `true Exception:…` when
 * nothing was stored. Without that header the answer is a page that takes the browser on to `retURL` (some answer with
 * a redirect there instead); a page or a redirect that leads elsewhere is an error page, a log-in or a proxy's own.
 */
export function createLeadChannel(settings: LeadSettings, options: LeadChannelOptions = {}): Channel {
  const { endpoint, organizationId, returnUrl, fields } = settings;
  const { timeout = 10_000, now = Date.now } = options;

  return async function deliverLead({ submission }, signal) {
    if (submission.kind !== 'contact') return { kind: 'impossible', error: 'wrong-form' };
    if (submission.content === undefined) return { kind: 'impossible', error: 'erased' };
    const body = new URLSearchParams([
      ['oid', organizationId],
      ['retURL', returnUrl],
      ...leadValues(submission, fields),
    ]);
    try {
      const response = await fetch(endpoint, {
        method: 'POST',
        body,
        redirect: 'manual',
        signal: AbortSignal.any([signal, AbortSignal.timeout(timeout)]),
      });
      return await judge(response);
    } catch (error) {
      return failed(failureCode(error));
    }
  };

  async function judge(response: Response): Promise<DeliveryOutcome> {
    const { status, headers } = response;
    const processed = headers.get('is-processed')?.trim().toLowerCase();
    const isEarlyExit = status >= 300 || processed !== undefined;
    // Whatever the body says would change nothing; letting go of it frees the connection.
    if (isEarlyExit) await response.body?.cancel();
    if (status >= 400) {
      const retryAfterMs = readRetryAfter(headers.get('retry-after'), now());
      const isRefusal = status < 500 && status !== 408 && status !== 425 && status !== 429;
      return failed(`status-${status}`, { isRefusal, ...(retryAfterMs !== undefined && { retryAfterMs }) });
    }
    if (processed !== undefined && processed !== 'true') return failed('not-stored', { isRefusal: true });
    if (status >= 300)
      return leadsToReturn(headers.get('location')) ? { kind: 'delivered' } : failed('redirect');
    if (processed === 'true') return { kind: 'delivered' };
    const page = await readCapped(response);
    if (page === undefined) return failed('too-long');
    return page.includes(returnUrl) || page.includes(returnUrl.replaceAll('&', '&amp;'))
      ? { kind: 'delivered' }
      : failed('not-stored');
  }

  function leadsToReturn(location: string | null): boolean {
    if (location === null || !URL.canParse(location, endpoint)) return false;
    return new URL(location, endpoint).href === new URL(returnUrl).href;
  }
}

/** The body as text; undefined when it is longer than any honest answer. */
async function readCapped(response: Response): Promise<string | undefined> {
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    // Leaving the loop cancels the rest.
    if (size > longestAnswer) return undefined;
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
