import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { data, useSearchParams } from 'react-router';
import { Button } from '#design-system/button/index.ts';
import { Column, PageHeader, Section, Stack, Text } from '#design-system/layout/index.ts';
import { Link } from '#design-system/link/index.ts';
import { SearchForm } from '#features/search/ui/SearchForm.tsx';
import { TwoLanguageOffer } from '#features/site-map/ui/TwoLanguageOffer.tsx';
import { language } from '#i18n/current.ts';
import { htmlLang, otherLanguage, ownName } from '#i18n/language.ts';
import { useOrigins } from '#shell/origins-context.ts';
import { knownAddress } from '#site/known-address.ts';
import { crossLanguageLink } from '#site/origins.ts';
import { pathTo } from '#site/paths.ts';

const title = msg({ message: 'We cannot find that page', comment: 'Heading of the page page-not-found' });
const lead = msg({
  message: 'We are sorry. The address may be old, or one letter may be wrong.',
  comment: 'Opens the page page-not-found',
});

export const handle = { description: lead };

/** The page answers with the status that it reports. */
export function loader() {
  return data(null, { status: 404 });
}

/**
 * The page `page-not-found`. What was asked for (`l`) is shown as text; it becomes a link only when it is the address
 * of a page of this site, and never a redirect.
 */
export default function PageNotFound() {
  const { i18n, t } = useLingui();
  const origins = useOrigins();
  const [parameters] = useSearchParams();
  const asked = knownAddress(parameters.get('l'));
  const address = asked?.text ?? '';
  const other = otherLanguage(language);
  return (
    <>
      <PageHeader title={i18n._(title)} lead={i18n._(lead)} compact>
        <SearchForm query="" />
      </PageHeader>
      <Section room="block">
        <Column from={1} span={8}>
          <Stack>
            {asked?.language === other && (
              <TwoLanguageOffer href={crossLanguageLink(origins, other, asked.path)} lang={htmlLang[other]} />
            )}
            {asked?.language && asked.language !== other && asked.language !== language && (
              <Text size="lead">
                <Link
                  href={crossLanguageLink(origins, asked.language, asked.path)}
                  lang={htmlLang[asked.language]}
                  hrefLang={htmlLang[asked.language]}
                >
                  {ownName[asked.language]}
                </Link>
              </Text>
            )}
            {asked && (
              <Text>
                <Trans comment="{address} is the address that was asked for">You asked for {address}</Trans>
                {asked.language === language && (
                  <>
                    {' '}
                    <Link href={asked.path}>
                      {t({ message: 'Try again', comment: 'Link that opens the failed page once more' })}
                    </Link>
                  </>
                )}
              </Text>
            )}
            <Text>
              <Trans comment="The link opens the list of all pages">
                The <Link to={pathTo('sitemap')}>site map</Link> lists every page.
              </Trans>
            </Text>
            <div>
              <Button variant="secondary" to={pathTo('home')}>
                {t({ message: 'Go to the home page', comment: 'Button on the 404 page' })}
              </Button>
            </div>
          </Stack>
        </Column>
      </Section>
    </>
  );
}
