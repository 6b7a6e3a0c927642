import type { LoaderFunctionArgs } from 'react-router';
import { directVisit } from '#features/forms/model/contact-request.ts';
import { replyParameters } from '#features/forms/model/ports.ts';
import { isReference } from '#features/forms/model/reference.ts';
import { stateFromQuery } from '#features/forms/model/shared-state.ts';
import type { ContactFormData } from '#features/forms/ui/contact-form/index.ts';
import { requestContext } from '#request-context';
import { pageAt } from '#site/paths.ts';

/** What a page with a contact form needs from the server, and what a post without script left behind. */
export async function readContactForm({
  request,
  context,
}: Pick<LoaderFunctionArgs, 'request' | 'context'>): Promise<ContactFormData> {
  const known = context.get(requestContext);
  if (known === null) throw new Error('A page with a contact form needs a request; it cannot be made ahead.');
  const { forms } = known.ports;
  const url = new URL(request.url);
  const token = url.searchParams.get(replyParameters.reply);
  const submitted = url.searchParams.get(replyParameters.submitted);
  const [sealingKey, formToken, reply] = await Promise.all([
    forms.submissionKey(),
    forms.formToken(),
    token === null ? undefined : forms.takeContactReply(token),
  ]);
  const fromBanner = stateFromQuery(url.searchParams);
  return {
    humanCheck: forms.humanCheck(),
    sealingKey,
    formToken,
    source: { ...fromBanner, lastWebPageName: fromBanner.lastWebPageName || pageBefore(request, url) },
    reply,
    stored:
      submitted !== null && isReference(submitted)
        ? { reference: submitted.toUpperCase(), at: Date.now() }
        : undefined,
    busy: url.searchParams.has(replyParameters.problem),
  };
}

/** The page of this site whose link led here, by its id; a visit from anywhere else is a direct one. */
function pageBefore(request: Request, url: URL): string {
  const referrer = request.headers.get('referer');
  if (referrer === null || !URL.canParse(referrer)) return directVisit;
  const { host, pathname } = new URL(referrer);
  const page = host === url.host ? pageAt(pathname) : null;
  return page === null || pageAt(url.pathname)?.pageId === page.pageId ? directVisit : page.pageId;
}
