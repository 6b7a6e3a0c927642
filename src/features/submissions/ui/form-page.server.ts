import type { LoaderFunctionArgs } from 'react-router';
import { requestContext } from '#app/request-context.ts';
import { pageAt } from '#site/paths.ts';
import { type FormReply, type FormsPort, replyParameters } from '../model/ports.ts';

/**
 * What every page with a form needs from the server, and what a post without script left behind.
 * @param take Takes the reply of this form for a token.
 * @throws when the page was to be prerendered, without a request.
 */
export async function readFormPage<Reply extends Pick<FormReply, 'asks'>>(
  { request, context }: Pick<LoaderFunctionArgs, 'request' | 'context'>,
  take: (forms: FormsPort, token: string) => Promise<Reply | undefined>,
) {
  const known = context.get(requestContext);
  if (known === null) throw new Error('A page with a form needs a request; it cannot be prerendered.');
  const { forms } = known.ports;
  const { pathname, searchParams: parameters } = new URL(request.url);
  const token = parameters.get(replyParameters.reply);
  const submitted = parameters.get(replyParameters.submitted);
  const [sealingKey, reply] = await Promise.all([
    forms.submissionKey(),
    token === null ? undefined : take(forms, token),
  ]);
  const formToken = await forms.formToken(reply?.asks);
  return {
    humanCheck: forms.humanCheck(),
    sealingKey,
    formToken,
    reply,
    stored: submitted === null ? undefined : forms.receipt(submitted, pageAt(pathname)?.pageId ?? ''),
    busy: parameters.has(replyParameters.problem),
  };
}
