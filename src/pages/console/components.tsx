import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { redirect } from 'react-router';
import { requestContext } from '#app/request-context.ts';
import { DataTable } from '#design-system/data-table/index.ts';
import { examples } from '#design-system/examples.ts';
import { Column, PageHeader, Section } from '#design-system/layout/index.ts';
import { Link } from '#design-system/link/index.ts';
import { machineWords } from '#features/diagnostics/ui/machine-words.ts';
import { readWorkshop } from '#features/diagnostics/ui/workshop.server.ts';
import { pathTo } from '#site/paths.ts';
import type { Route } from './+types/components';

const title = msg({
  message: 'Components',
  comment: 'Heading of the page with all components, for developers',
});
const lead = msg({
  message: 'Each component on a page of its own, in each of its states. The same examples feed the tests.',
  comment: 'Opens the page with all components, for developers',
});

export const handle = { description: lead };

/** In production the page is an unknown address. */
export function loader({ context, request }: Route.LoaderArgs) {
  if (context.get(requestContext)?.environment === 'production') {
    throw redirect(pathTo('page-not-found', { search: { l: new URL(request.url).pathname } }));
  }
  return readWorkshop();
}

/** The page `console-components`: the list of all components, each with a page of its own. */
export default function Components({ loaderData: entries }: Route.ComponentProps) {
  const { i18n, t } = useLingui();
  return (
    <>
      <PageHeader compact title={i18n._(title)} lead={i18n._(lead)} />
      <Section>
        <Column span={12}>
          <DataTable
            captionHidden
            caption={t({ message: 'All components', comment: 'Caption of a table, for developers' })}
            columns={[
              { id: 'id', label: t({ message: 'Folder', comment: 'Column: folder of a component' }) },
              {
                id: 'names',
                label: t({ message: 'What it offers', comment: 'Column: names of components' }),
              },
              { id: 'parts', label: t({ message: 'Parts of MUI', comment: 'Column: what it is built on' }) },
              { id: 'uses', label: t({ message: 'Our own parts', comment: 'Column: what it is built on' }) },
              {
                id: 'states',
                label: t({ message: 'States', comment: 'Column: how many states are shown' }),
                numeric: true,
              },
            ]}
            rows={entries.map(({ id, names, parts, uses }) => ({
              id,
              cells: {
                id: (
                  <span {...machineWords}>
                    <Link alone to={pathTo('console-component', { parameters: { id } })}>
                      {id}
                    </Link>
                  </span>
                ),
                names: (
                  <span {...machineWords}>{names.length > 20 ? `${names.length}` : names.join(', ')}</span>
                ),
                parts: parts.length > 0 ? <span {...machineWords}>{parts.join(', ')}</span> : undefined,
                uses: uses.length > 0 ? <span {...machineWords}>{uses.join(', ')}</span> : undefined,
                states: examples[id]?.length ?? 0,
              },
            }))}
          />
        </Column>
      </Section>
    </>
  );
}
