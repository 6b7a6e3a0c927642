import { styled } from '@mui/material/styles';
import { Column, Heading, Section } from '#design-system/layout/index.ts';
import { Link } from '#design-system/link/index.ts';
import { PlainList } from '#design-system/list/index.ts';
import { media, role, size, space } from '#design-system/theme/roles.ts';
import { releasePath } from '#features/investors/ui/news-paths.ts';
import { formatDay } from '#i18n/formats.ts';
import { htmlLang } from '#i18n/language.ts';
import type { NewsLine, NewsListPage } from './news.server.ts';

interface NewsYearsProps {
  years: NewsListPage['years'];
}

/** Releases under the year in which they came out. Renders a section per year. */
export function NewsYears({ years }: NewsYearsProps) {
  return years.map(({ year, releases }) => (
    <Section key={year} labelledBy={`year-${year}`} room="block">
      <Column span={3}>
        <Heading level={3} size="h2" id={`year-${year}`}>
          {year}
        </Heading>
      </Column>
      <Column from={4} span={9}>
        <NewsLines releases={releases} headingLevel={4} />
      </Column>
    </Section>
  ));
}

interface NewsLinesProps {
  releases: readonly NewsLine[];
  headingLevel: 3 | 4;
}

/** Releases with their day and category, each a link to the whole. Renders a list of headings. */
export function NewsLines({ releases, headingLevel }: NewsLinesProps) {
  const Title = `h${headingLevel}` as const;
  return (
    <Releases role="list">
      {releases.map(({ id, title, day, category, language }) => (
        <li key={id}>
          <Title>
            <Link
              to={releasePath(id)}
              {...(language ? { lang: htmlLang[language], hrefLang: htmlLang[language] } : {})}
            >
              {title}
            </Link>
          </Title>
          <p>
            <time dateTime={day}>{formatDay(day)}</time>
            <span>{category}</span>
          </p>
        </li>
      ))}
    </Releases>
  );
}

const Releases = styled(PlainList)({
  borderBlockStart: `3px solid ${role.text}`,
  '& > li': {
    display: 'flex',
    // Seen first, heard second: a listener who walks by headings hears the title, then its day.
    flexDirection: 'column-reverse',
    gap: space.s2,
    maxWidth: 'none',
    paddingBlock: space.s5,
    borderBlockEnd: `1px solid ${role.line}`,
  },
  '& :is(h3, h4)': { maxWidth: '34ch', fontSize: size.h3, lineHeight: 1.25 },
  '& p': { display: 'flex', flexWrap: 'wrap', gap: `0 ${space.s4}`, color: role.textMuted },
  '& time': { fontVariantNumeric: 'tabular-nums' },
  '& p > span': { fontWeight: 650 },
  [media.wide]: {
    '& > li': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 13rem) minmax(0, 1fr)',
      gap: space.column,
      alignItems: 'baseline',
    },
    '& :is(h3, h4)': { gridColumn: 2, gridRow: 1 },
    '& p': { gridColumn: 1, gridRow: 1, flexDirection: 'column' },
  },
  [media.print]: { '& > li': { breakInside: 'avoid' } },
});
