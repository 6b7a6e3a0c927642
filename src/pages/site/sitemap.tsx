import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { requestContext } from '#app/request-context.ts';
import { PageHeader } from '#design-system/layout/index.ts';
import { AwardsBanner } from '#features/company/ui/awards/AwardsBanner.tsx';
import { readAwards } from '#features/company/ui/awards/awards.server.ts';
import { ContactTeamSection } from '#features/contact/ui/contact-form/index.ts';
import { readContactForm } from '#features/contact/ui/contact-form.server.ts';
import { StockTicker } from '#features/quotes/ui/stock-ticker/index.ts';
import { EnglishSiteMap } from '#features/site-map/ui/EnglishSiteMap.tsx';
import { SpanishSiteMap } from '#features/site-map/ui/SpanishSiteMap.tsx';
import { quoteCall } from '#features/submissions/model/api-contract.ts';
import type { Route } from './+types/sitemap';

const lead = msg({
  message: 'Every page of this site, on one.',
  comment: 'Opens the page sitemap; search engines show it too',
});

export const handle = { description: lead };

/** Decided by the build's own constant, so that no page carries the other language's map. */
const LanguageSiteMap = import.meta.env.MODE === 'es' ? SpanishSiteMap : EnglishSiteMap;

/** Brings what the contact form needs, and the share price at this moment. */
export async function loader(args: Route.LoaderArgs) {
  const [contact, quotes] = await Promise.all([
    readContactForm(args),
    args.context.get(requestContext)?.ports.quotes.latest(),
  ]);
  return { contact, quote: quotes?.[0], awards: readAwards() };
}

/** The page `sitemap`. The two languages list different pages in different shapes, as the specification has them. */
export default function SiteMap({ loaderData }: Route.ComponentProps) {
  const { t, i18n } = useLingui();
  const { contact, quote, awards } = loaderData;
  return (
    <>
      <PageHeader
        title={t({ message: 'Site map', comment: 'Heading of the page sitemap' })}
        lead={i18n._(lead)}
      />
      <LanguageSiteMap />
      <AwardsBanner awards={awards} />
      <ContactTeamSection {...contact} aside={<StockTicker address={quoteCall} initial={quote} />} />
    </>
  );
}
