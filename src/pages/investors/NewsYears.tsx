import { styled } from '@mui/material/styles';
import { Column, Heading, Section } from '#design-system/layout/index.ts';
import { Link } from '#design-system/link/index.ts';
import { media, role, size, space } from '#design-system/theme/roles.ts';
import { formatDay } from '#i18n/formats.ts';
import { pathTo } from '#site/paths.ts';
import type { NewsListPage } from './news.server.ts';

interface NewsYearsProps {
  years: NewsListPage['years'];
}

/** Releases under the year in which they came out, each with its day and its category. Renders a section per year. */
export function NewsYears({ years }: NewsYearsProps) {
  return years.map(({ year, releases }) => (
    <Section key={year} labelledBy={`year-${year}`} room="block">
      <Column span={3}>
        <Heading level={2} id={`year-${year}`}>
          {year}
        </Heading>
      </Column>
      <Column from={4} span={9}>
        <Releases role="list">
          {releases.map(({ id, title, day, category }) => (
            <li key={id}>
              <h3>
                <Link to={pathTo('news-release-details', { parameters: { id } })}>{title}</Link>
              </h3>
              <p>
                <time dateTime={day}>{formatDay(day)}</time>
                <span>{category}</span>
              </p>
            </li>
          ))}
        </Releases>
      </Column>
    </Section>
  ));
}

const Releases = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
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
  '& h3': { maxWidth: '34ch', fontSize: size.h3, lineHeight: 1.25 },
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
    '& h3': { gridColumn: 2, gridRow: 1 },
    '& p': { gridColumn: 1, gridRow: 1, flexDirection: 'column' },
  },
  [media.print]: { '& > li': { breakInside: 'avoid' } },
});
