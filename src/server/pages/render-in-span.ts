import type { RequestContext } from '#app/request-context.ts';
import type { PageId } from '#site/manifest.ts';
import { inSpan } from '../telemetry/spans.ts';
import type { LanguageBuild } from './load-build.ts';

/** Renders a page in a span of its own: most of what a slow page takes is either here or in what it reads. */
export function renderInSpan(
  { render }: LanguageBuild,
  pageId: PageId,
  request: Request,
  context: RequestContext,
  options?: Parameters<LanguageBuild['render']>[2],
): Promise<Response> {
  const attributes = { 'site.page': pageId, 'site.language': context.language };
  return inSpan('render page', { attributes }, () => render(request, context, options));
}
