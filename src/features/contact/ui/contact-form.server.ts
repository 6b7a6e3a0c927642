import type { LoaderFunctionArgs } from 'react-router';
import { readFormPage } from '#features/submissions/ui/form-page.server.ts';
import { pageAt } from '#site/paths.ts';
import { type ContactReply, directVisit } from '../model/contact-request.ts';
import { stateFromQuery } from '../model/shared-state.ts';
import type { ContactFormData } from './contact-form/index.ts';

/** What a page with a contact form needs from the server, and what a post without script left behind. */
export async function readContactForm(
  args: Pick<LoaderFunctionArgs, 'request' | 'context'>,
): Promise<ContactFormData> {
  const { request } = args;
  const url = new URL(request.url);
  const fromBanner = stateFromQuery(url.searchParams);
  return {
    ...(await readFormPage(args, (forms, token) => forms.takeReply<ContactReply>('contact', token))),
    source: { ...fromBanner, lastWebPageName: fromBanner.lastWebPageName || pageBefore(request, url) },
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
