import { Trans, useLingui } from '@lingui/react/macro';
import { styled } from '@mui/material/styles';
import { NoticeArt } from '#design-system/art/index.ts';
import { Button } from '#design-system/button/index.ts';
import { PageHeader, Text } from '#design-system/layout/index.ts';
import { PrintButton } from '#design-system/print/index.ts';
import { space } from '#design-system/theme/roles.ts';
import { language as siteLanguage } from '#i18n/current.ts';
import { htmlLang, type Language, otherLanguage } from '#i18n/language.ts';
import { legalLimits } from '#site/legal-limits.ts';
import type { PageId } from '#site/manifest.ts';
import { crossLanguageLink, type Origins } from '#site/origins.ts';
import { pathTo } from '#site/paths.ts';
import { noticeIdIn } from './legal-links.ts';
import type { LegalOpening } from './legal-text.server.ts';

interface LegalHeaderProps {
  textLanguage: Language;
  versions: LegalOpening['versions'];
  /** Where both sites stand: some links lead to the other language. */
  origins: Origins;
}

/** Opens the legal notices: what they are, which version this is, and what most readers came for. Renders a header band. */
export function LegalHeader({ textLanguage, versions, origins }: LegalHeaderProps) {
  const { t } = useLingui();
  const { minimumAge } = legalLimits;
  const { label, updated, reviewed } = versions;
  return (
    <PageHeader
      title={t({ message: 'Terms of use and privacy policy', comment: 'Heading of the legal notices' })}
      lead={t({
        message: `What holds when you use our websites, what we know about you, and what you may ask of us. The sites are meant for visitors in the United States and Canada, and not for children under ${{ minimumAge }}.`,
        comment: 'Opens the legal notices; {minimumAge} is 16',
      })}
      art={<NoticeArt />}
    >
      <div>
        <Text>{label}</Text>
        <Text size="small">
          <Trans comment="{updated} and {reviewed} are dates">
            Last updated: {updated}. Last reviewed: {reviewed}.
          </Trans>
        </Text>
      </div>
      <PrivacyLinks textLanguage={textLanguage} origins={origins} />
    </PageHeader>
  );
}

type PrivacyLinksProps = Pick<LegalHeaderProps, 'textLanguage' | 'origins'>;

/** The request form and the notice at collection, each in the language of the text and then in the other one. */
function PrivacyLinks({ textLanguage, origins }: PrivacyLinksProps) {
  const { t } = useLingui();
  const other = otherLanguage(textLanguage);
  const inLanguage = (language: Language, pageId: PageId, hash?: string) =>
    language === siteLanguage
      ? { to: pathTo(pageId, { ...(hash && { hash }) }) }
      : {
          href: crossLanguageLink(origins, language, pathTo(pageId, { language, ...(hash && { hash }) })),
          hrefLang: htmlLang[language],
        };
  // Its words are of the other language even where it leads to a page of this site.
  const inOther = (pageId: PageId, hash?: string) => ({
    ...inLanguage(other, pageId, hash),
    lang: htmlLang[other],
    hrefLang: htmlLang[other],
  });
  return (
    <Links data-print="hide">
      <div>
        <Button {...inLanguage(textLanguage, 'data-privacy')}>
          {t({
            message: 'Make a privacy request',
            comment: 'Button to the privacy request form in the legal notices',
          })}
        </Button>
        <Button variant="secondary" {...inOther('data-privacy')}>
          {t({
            message: 'Formulario de solicitud de privacidad',
            comment:
              "Written in the OTHER language. In English 'Formulario de solicitud de privacidad', in Spanish exactly 'Data Privacy Request Form'",
          })}
        </Button>
      </div>
      <div>
        <Button variant="quiet" href={`#${noticeIdIn(textLanguage)}`}>
          {t({
            message: 'Notice at collection for California residents',
            comment: 'Link to a part of the legal notices; US law gives this notice its name',
          })}
        </Button>
        <Button variant="quiet" {...inOther('legal-notices', noticeIdIn(other))}>
          {t({
            message: 'Aviso en el momento de la recopilación (en español)',
            comment:
              "Written in the OTHER language. In English 'Aviso en el momento de la recopilación (en español)', in Spanish 'Notice at Collection (in English)'",
          })}
        </Button>
      </div>
      <PrintButton
        label={t({ message: 'Print this page', comment: 'Button: opens the print dialog of the browser' })}
      />
    </Links>
  );
}

/** Rows of buttons and of links; the specification names the widths at which they close ranks. */
const closeRanks = '@media (max-width: 749px)';
const stack = '@media (max-width: 499px)';

const Links = styled('div')({
  display: 'grid',
  justifyItems: 'start',
  gap: space.s3,
  '& > div': { display: 'flex', flexWrap: 'wrap', gap: `${space.s2} ${space.s4}`, maxWidth: '100%' },
  // A link without an edge begins where the words above it begin.
  '& > div + div > a': { paddingInline: 0 },
  [closeRanks]: {
    justifyItems: 'stretch',
    '& > div': { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', alignItems: 'start' },
    '& > div + div > a': { justifyContent: 'start' },
  },
  [stack]: { '& > div': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
