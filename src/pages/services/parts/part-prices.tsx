import '#features/parts/ui/add-words.ts';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { PageHeader } from '#design-system/layout/index.ts';
import { PartForm } from '#features/parts/ui/PartForm.tsx';
import { PartTables } from '#features/parts/ui/PartTables.tsx';
import { readPartPrices } from '#features/parts/ui/part-prices.server.ts';
import { OnwardPages } from '#shell/OnwardPages.tsx';
import type { Route } from './+types/part-prices';

const lead = msg({
  message:
    'What a part costs when you take it off yourself, and the core charge that you get back. Search by any name, in English or Spanish.',
  comment: 'Opens the page part-prices; search engines show it too',
});

export const handle = { description: lead };

/** The price list. An answer to a question is no page of its own for search engines. */
export function loader({ request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  return { list: readPartPrices(searchParams), noindex: searchParams.size > 0 };
}

/** The page `part-prices`: what parts cost, with their core charge. */
export default function PartPrices({ loaderData: { list, noindex } }: Route.ComponentProps) {
  const { i18n, t } = useLingui();
  return (
    <>
      <PageHeader
        compact
        title={<Trans comment="Heading of the page part-prices">Prices of used parts</Trans>}
        // Who has asked wants the answer in the first screen.
        lead={!noindex && i18n._(lead)}
      >
        <PartForm list={list} />
      </PageHeader>
      <PartTables list={list} />
      <OnwardPages
        heading={t({
          message: 'Before you pull it',
          comment: 'Heading above links for people who pull parts',
        })}
        items={['vehicle-inventory', 'yard-rules', 'location-search']}
      />
    </>
  );
}
