import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { PageHeader } from '#design-system/layout/index.ts';
import { language } from '#i18n/current.ts';
import { EnglishSiteMap } from './EnglishSiteMap.tsx';
import { SpanishSiteMap } from './SpanishSiteMap.tsx';

const lead = msg({
  message: 'Every page of this site, on one.',
  comment: 'Opens the page sitemap; search engines show it too',
});

/** What search engines and social cards say of this page. */
export const handle = { description: lead };

/** The page `sitemap`. The two languages list different pages in different shapes, as the specification has them. */
export default function SiteMap() {
  const { t, i18n } = useLingui();
  return (
    <>
      <PageHeader
        title={t({ message: 'Site map', comment: 'Heading of the page sitemap' })}
        lead={i18n._(lead)}
      />
      {language === 'eng' ? <EnglishSiteMap /> : <SpanishSiteMap />}
    </>
  );
}
