import { Column, Heading, Section, Stack, Text } from '#design-system/layout/index.ts';
import { Link } from '#design-system/link/index.ts';
import { RuledList } from '#design-system/list/index.ts';
import { media, role } from '#design-system/theme/roles.ts';
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
    <Section key={year} room="block">
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
  return (
    <RuledList
      role="list"
      room="large"
      columns="minmax(0, 13rem) minmax(0, 1fr)"
      sx={{ '& > li': { alignItems: 'baseline' } }}
    >
      {releases.map(({ id, title, day, category, language }) => (
        <li key={id}>
          <Heading level={headingLevel} size="h3">
            <Link
              to={releasePath(id)}
              {...(language ? { lang: htmlLang[language], hrefLang: htmlLang[language] } : {})}
            >
              {title}
            </Link>
          </Heading>
          {/* Seen first, heard second: a listener who walks by headings hears the title, then its day. */}
          <Stack
            component="p"
            row
            gap="links"
            sx={{
              order: -1,
              color: role.textMuted,
              [media.wide]: { display: 'block', '& > *': { display: 'block' } },
            }}
          >
            <time dateTime={day}>{formatDay(day)}</time>
            <Text component="span" strong>
              {category}
            </Text>
          </Stack>
        </li>
      ))}
    </RuledList>
  );
}
