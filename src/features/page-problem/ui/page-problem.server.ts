import type { LoaderFunctionArgs } from 'react-router';
import { requestContext } from '#app/request-context.ts';
import { readFormPage } from '#features/submissions/ui/form-page.server.ts';
import type { PageProblemReply } from '../model/page-problem.ts';
import { pageBefore } from './page-before.ts';

/** What the form needs from the server: what every form does, and what can be filled in of where the visitor comes from. */
export async function readPageProblemForm(args: Pick<LoaderFunctionArgs, 'request' | 'context'>) {
  const { request, context } = args;
  const form = await readFormPage(args, (forms, token) =>
    forms.takeReply<PageProblemReply>('page-problem', token),
  );
  const origins = Object.values(context.get(requestContext)?.origins ?? {});
  return {
    ...form,
    pageBefore: pageBefore(request.headers.get('referer'), [new URL(request.url).origin, ...origins]),
  };
}
