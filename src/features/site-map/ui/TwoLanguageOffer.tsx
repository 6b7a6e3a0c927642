import { Trans } from '@lingui/react/macro';
import { Text } from '#design-system/layout/index.ts';
import { Link } from '#design-system/link/index.ts';

interface TwoLanguageOfferProps {
  /** The page in the other language. */
  href: string;
  /** BCP 47 tag of the other language. */
  lang: string;
}

/**
 * Offers the page that was asked for, which the other language has, in both languages: whoever asked for it may read
 * only that one. Renders a paragraph.
 */
export function TwoLanguageOffer({ href, lang }: TwoLanguageOfferProps) {
  return (
    <Text size="lead">
      <Trans comment="In English: the page exists in Spanish. In Spanish: the page exists in English">
        That page exists in Spanish.
      </Trans>{' '}
      <Link href={href} lang={lang} hrefLang={lang}>
        <Trans comment="Written in the OTHER language: in English 'Abrir en español', in Spanish 'Open in English'">
          Abrir la página en español
        </Trans>
      </Link>
    </Text>
  );
}
