import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { requestContext } from '#app/request-context.ts';
import { PageHeader } from '#design-system/layout/index.ts';
import { giveOnce } from '#design-system/served-once.tsx';
import { ApiCalls } from '#features/api-guide/ui/ApiCalls.tsx';
import { apiCallsId } from '#features/api-guide/ui/api-calls-id.ts';
import { readApiGuide } from '#features/api-guide/ui/api-guide.server.ts';
import { language } from '#i18n/current.ts';
import type { Route } from './+types/api-guide';

const title = msg({ message: 'API guide', comment: 'Heading of the page api-guide' });
const lead = msg({
  message:
    'Prices, yards, vehicles and investor news for your own program: every call, what it takes, what it answers, and an example to type.',
  comment: 'Opens the page api-guide; search engines show it too',
});

export const handle = { description: lead };

/** The description of the API in the language of the site; its words are written into the page and travel in no other way. */
export async function loader({ context }: Route.LoaderArgs) {
  const request = context.get(requestContext);
  if (!request) throw new Error('The page about the API is rendered on request only.');
  const { site } = request.origins;
  return { data: giveOnce(apiCallsId, readApiGuide(request.ports.api, site, site[language])) };
}

/** The page `api-guide`: the description of the API for people. */
export default function ApiGuide({ loaderData: { data } }: Route.ComponentProps) {
  const { i18n } = useLingui();
  return (
    <>
      <PageHeader title={i18n._(title)} lead={i18n._(lead)} compact />
      <ApiCalls data={data} descriptionPath="/api/openapi.json" />
    </>
  );
}
