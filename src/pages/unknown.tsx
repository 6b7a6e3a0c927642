import { redirect, redirectDocument } from 'react-router';
import { pathTo } from '#site/paths.ts';
import type { Route } from './+types/unknown';

/** The 404 page's address for an address that no page claims, which it carries as `l`. */
function notFound(request: Request): string {
  const { pathname, search } = new URL(request.url);
  return pathTo('page-not-found', { search: { l: pathname + search } });
}

/** Sends an address that no page claims to the 404 page of this language. */
export function loader({ request }: Route.LoaderArgs) {
  return redirect(notFound(request));
}

/** A dead link inside the site goes there as a document navigation: the 404 page must answer with its status. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return redirectDocument(notFound(request));
}

/** Never shown; the router needs a component to know that the route answers pages. */
export default function Unknown() {
  return null;
}
