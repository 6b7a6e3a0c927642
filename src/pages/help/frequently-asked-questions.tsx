import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { styled } from '@mui/material/styles';
import { brand } from '#brand';
import { Contents, ToTop } from '#design-system/contents/index.ts';
import { Column, Heading, PageHeader, Section } from '#design-system/layout/index.ts';
import { Anchor } from '#design-system/link/index.ts';
import { type RichLinks, RichText } from '#design-system/rich-text/index.ts';
import { media, role, size, space } from '#design-system/theme/roles.ts';
import { questionFacts, readQuestions } from '#features/help/ui/questions.server.ts';
import { language } from '#i18n/current.ts';
import { htmlLang, otherLanguage } from '#i18n/language.ts';
import { OnwardPages } from '#shell/OnwardPages.tsx';
import { useOrigins } from '#shell/origins-context.ts';
import { alternatesOf } from '#site/alternates.ts';
import type { PageId } from '#site/manifest.ts';
import { crossLanguageLink } from '#site/origins.ts';
import { pathTo } from '#site/paths.ts';
import type { Route } from './+types/frequently-asked-questions';

const title = msg({ message: 'Questions people ask us', comment: 'Heading of the page with questions' });
const lead = msg({
  message:
    'Short answers about selling scrap, papers and payment, parts, cars, privacy and this site. Each answer has an address of its own.',
  comment: 'Opens the page with questions; search engines show it too',
});

export const handle = { description: lead };

/** The questions, for people and for search engines. */
export function loader() {
  const groups = readQuestions();
  return { groups, structured: [questionFacts(groups)] };
}

/** Where the links in answers lead. */
const pageLinks: RichLinks = Object.fromEntries(
  Object.entries<PageId>({
    buy: 'what-we-buy',
    refuse: 'what-we-cannot-take',
    bring: 'what-to-bring',
    theft: 'material-theft',
    find: 'location-search',
    rules: 'yard-rules',
    title: 'title-and-paperwork',
    howto: 'how-to-buy',
    request: 'data-privacy',
    policy: 'legal-notices',
    stock: 'stock-information',
    contacts: 'contacts',
    accessibility: 'accessibility',
  }).map(([tag, id]) => [tag, { to: pathTo(id) }]),
);

/** The page `frequently-asked-questions`: groups of open answers beside a list of the groups. */
export default function FrequentlyAskedQuestions({ loaderData }: Route.ComponentProps) {
  const { i18n, t } = useLingui();
  const { groups } = loaderData;
  const links: RichLinks = {
    ...pageLinks,
    other: useOtherLanguage(),
    phone: { href: brand.phone.href },
    privacy: { href: brand.privacyPhone.href },
  };
  return (
    <>
      <PageHeader title={i18n._(title)} lead={i18n._(lead)} />
      <Section>
        <Column span={4} since="wide">
          <Contents
            label={t({ message: 'Subjects', comment: 'Name of the list of groups of questions' })}
            items={groups.map(({ id, title: label }) => ({ id, label }))}
          />
        </Column>
        <Column from={5} span={8} since="wide">
          {groups.map((group) => (
            <Group key={group.id}>
              <Heading level={2} id={group.id}>
                {group.title}
              </Heading>
              {group.questions.map(({ id, question, answer }) => (
                <div key={id}>
                  <h3 id={id}>
                    <Anchor href={`#${id}`}>{question}</Anchor>
                  </h3>
                  {answer.map((paragraph) => (
                    <p key={paragraph}>
                      <RichText text={paragraph} links={links} />
                    </p>
                  ))}
                </div>
              ))}
              <ToTop
                label={t({ message: 'Back to top', comment: 'Link at the end of a part of a long page' })}
              />
            </Group>
          ))}
        </Column>
      </Section>
      <OnwardPages
        headingId="not-answered"
        heading={t({ message: 'Is yours not here?', comment: 'Heading above links below the answers' })}
        items={['contacts', 'search', 'locations']}
      />
    </>
  );
}

/** The link that the answer about languages names: this page in the other language, spoken as the other language. */
function useOtherLanguage(): RichLinks[string] {
  const other = otherLanguage(language);
  const { inLanguage } = alternatesOf('frequently-asked-questions', {}, language);
  return {
    href: crossLanguageLink(useOrigins(), other, inLanguage[other]),
    lang: htmlLang[other],
    hrefLang: htmlLang[other],
  };
}

/** A group: its questions parted by lines; a question is a link to itself, without a line until it is needed. */
const Group = styled('div')({
  '& + &': { marginBlockStart: space.section },
  '& > h2': { borderBlockStart: `3px solid ${role.text}`, paddingBlockStart: space.s4 },
  '& > div': { paddingBlock: space.s5, borderBlockEnd: `1px solid ${role.line}`, breakInside: 'avoid' },
  '& h3': { fontSize: size.h4, lineHeight: 1.35, marginBlockEnd: space.s2 },
  '& h3 a': {
    color: role.text,
    textDecorationColor: role.mark,
    textDecorationThickness: '2px',
    textUnderlineOffset: '0.25em',
  },
  [media.print]: { '& h3 a::after': { content: 'none !important' } },
});
