import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { DataTable } from '#design-system/data-table/index.ts';
import { Column, PageHeader, Section, Stack, Text } from '#design-system/layout/index.ts';
import { Link } from '#design-system/link/index.ts';
import { language } from '#i18n/current.ts';
import { requestContext } from '#request-context';
import { pathTo } from '#site/paths.ts';

const title = msg({ message: 'Diagnostics', comment: 'Heading of the page console, for developers' });
const lead = msg({
  message: 'What this copy of the site is made of. In production this page does not exist.',
  comment: 'Opens the page console, for developers',
});

/** What search engines and social cards say of this page. */
export const handle = { description: lead };

/** The server's own facts. In production the page is an unknown address. */
export function loader({ context, request }: LoaderFunctionArgs) {
  const known = context.get(requestContext);
  if (!known || known.environment === 'production') {
    throw redirect(pathTo('page-not-found', { search: { l: new URL(request.url).pathname } }));
  }
  return {
    environment: known.environment,
    english: known.origins.site.eng,
    spanish: known.origins.site.es,
    check: known.ports.forms.humanCheck().kind,
  };
}

/** The page `console`: facts for whoever develops or tests the site, and the way to the design system. */
export default function Console() {
  const { i18n, t } = useLingui();
  const facts = useLoaderData<typeof loader>();
  const names: Record<keyof typeof facts | 'language', string> = {
    environment: t({ message: 'Environment', comment: 'Row of the diagnostics table' }),
    language: t({ message: 'Language of this build', comment: 'Row of the diagnostics table' }),
    english: t({ message: 'English site', comment: 'Row of the diagnostics table' }),
    spanish: t({ message: 'Spanish site', comment: 'Row of the diagnostics table' }),
    check: t({ message: 'Human check', comment: 'Row of the diagnostics table' }),
  };
  const values = { ...facts, language };
  return (
    <>
      <PageHeader title={i18n._(title)} lead={i18n._(lead)} />
      <Section>
        <Column span={8}>
          <Stack>
            <DataTable
              caption={t({ message: 'This copy of the site', comment: 'Caption of the diagnostics table' })}
              columns={[
                { id: 'name', label: t({ message: 'Setting', comment: 'Column of the diagnostics table' }) },
                { id: 'value', label: t({ message: 'Value', comment: 'Column of the diagnostics table' }) },
              ]}
              rows={(Object.keys(names) as (keyof typeof names)[]).map((id) => ({
                id,
                cells: { name: names[id], value: values[id] },
              }))}
              emptyText=""
            />
            <Text>
              <Link to={pathTo('console-components')}>
                {t({
                  message: 'Every component of the design system, with its examples',
                  comment: 'Link on the diagnostics page',
                })}
              </Link>
            </Text>
          </Stack>
        </Column>
      </Section>
    </>
  );
}
