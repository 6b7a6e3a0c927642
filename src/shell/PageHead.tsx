import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { brand } from '#brand';
import { fontFile } from '#design-system/theme/font-faces.ts';
import { themeColor } from '#design-system/theme/palette.ts';
import { language } from '#i18n/current.ts';
import {
  defaultLanguage,
  formatLocale,
  htmlLang,
  type Language,
  languages,
  otherLanguages,
} from '#i18n/language.ts';
import { alternatesOf } from '#site/alternates.ts';
import { type PageId, pageEntry } from '#site/manifest.ts';
import { pageLabel, pageLabels } from '#site/route-words.ts';
import { webManifestPath } from '#site/web-manifest.ts';
import { useOrigins } from './origins-context.ts';
import { structuredText } from './page-structured-data.ts';
import { pageTitle, titleMessage } from './page-title.ts';

/** The picture that a shared link shows; `packages/artwork/social-cards/draw-social-cards.ts` draws one for each page. */
const socialCard = { width: 1200, height: 630 } as const;

const generalDescription = msg({
  message:
    '{brandName} buys and recycles scrap metal and vehicles, sells used auto parts and makes steel from what it recycles.',
  comment: 'Summary for search engines on pages that have none of their own; at most 160 characters',
});

const cardDescription = msg({
  message: '“{title}” and the name {brandName} beside a line drawing of metal at work',
  comment: 'Alternative text of the picture that a shared link shows; {title} is the name of the page',
});

interface PageHeadProps {
  pageId: PageId;
  parameters: Record<string, string>;
  /** The `handle` of the page's module: its `description` is what search engines and social cards say of the page. */
  handle?: unknown;
  /**
   * What the page's loader answered: `title` and `description` name a page that shows one thing of many, `noindex` keeps
   * an answer to a question out of search engines.
   */
  loaderData?: unknown;
}

/** All that the head of a document says about its page. Renders head elements. */
export function PageHead({ pageId, parameters, handle, loaderData }: PageHeadProps) {
  const { i18n } = useLingui();
  const { site } = useOrigins();
  const { canonical, inLanguage } = alternatesOf(pageId, parameters, language);
  const page = pageEntry(pageId);
  const brandName = brand.name;

  const message = titleMessage(pageId, language);
  const label = pageId === 'home' ? undefined : pageLabels[pageId];
  const loadedTitle = textOf(loaderData, 'title');
  const title = pageTitle(loadedTitle ?? (message && i18n._(message)));
  // The titles fixed by contract miss some accents; what is shared is spelled right.
  const sharedTitle = loadedTitle ?? (label ? i18n._(label) : brandName);
  const ownDescription = descriptionOf(handle);
  const description =
    textOf(loaderData, 'description') ??
    (ownDescription ? i18n._(ownDescription) : i18n._(generalDescription.id, { brandName }));
  const address = site[canonical.language] + canonical.path;
  const card = `${site[language]}/social/${language}/${pageId}.png`;
  const [light, dark] = themeColor;
  // As the breadcrumbs show it; only one thing of many goes by a name of its own.
  const trailName = Object.keys(parameters).length > 0 || !label ? sharedTitle : i18n._(label);
  const nameOf = (id: PageId): string => i18n._(pageLabel(id));

  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {(!page.indexable || fieldOf(loaderData, 'noindex') === true) && (
        <meta name="robots" content="noindex" />
      )}
      <link rel="canonical" href={address} />
      {languages.map((each) => (
        <link key={each} rel="alternate" hrefLang={htmlLang[each]} href={site[each] + inLanguage[each]} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={site[defaultLanguage] + inLanguage[defaultLanguage]} />

      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={brandName} />
      <meta property="og:title" content={sharedTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:locale" content={openGraphLocale(language)} />
      {otherLanguages(language).map((each) => (
        <meta key={each} property="og:locale:alternate" content={openGraphLocale(each)} />
      ))}
      <meta property="og:image" content={card} />
      <meta property="og:image:width" content={String(socialCard.width)} />
      <meta property="og:image:height" content={String(socialCard.height)} />
      <meta property="og:image:alt" content={i18n._(cardDescription.id, { brandName, title: sharedTitle })} />
      <meta name="twitter:card" content="summary_large_image" />

      {page.indexable && (
        <script
          type="application/ld+json"
          // React keeps what the server wrote: the browser has no use for it and so does not make it again.
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: data for search engines; `<` is escaped
          dangerouslySetInnerHTML={{
            __html: import.meta.env.SSR
              ? structuredText({ pageId, address, name: trailName, loaderData }, site, nameOf)
              : '',
          }}
        />
      )}

      <meta name="theme-color" content={light} media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content={dark} media="(prefers-color-scheme: dark)" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      {page.kept && <link rel="manifest" href={webManifestPath(language)} />}
      <link rel="preload" as="font" type="font/woff2" crossOrigin="" href={fontFile} />
    </>
  );
}

function openGraphLocale(each: Language): string {
  return formatLocale[each].replace('-', '_');
}

/** A page's own summary, if its module exports one. */
function descriptionOf(handle: unknown): MessageDescriptor | null {
  const description = fieldOf(handle, 'description');
  return description && typeof description === 'object' && 'id' in description
    ? (description as MessageDescriptor)
    : null;
}

function textOf(source: unknown, key: string): string | null {
  const value = fieldOf(source, key);
  return typeof value === 'string' && value !== '' ? value : null;
}

function fieldOf(source: unknown, key: string): unknown {
  return source && typeof source === 'object' ? (source as Record<string, unknown>)[key] : undefined;
}
