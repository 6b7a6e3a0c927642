import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { brand } from '#brand';
import { DefinitionList } from '#design-system/definition-list/index.ts';
import { PageHeader, Text } from '#design-system/layout/index.ts';
import { Link } from '#design-system/link/index.ts';
import { SideSection } from '#design-system/side-section/index.ts';
import { readStatement } from '#features/help/ui/accessibility.server.ts';
import { CheckedFigures } from '#features/help/ui/CheckedFigures.tsx';
import { formatDay, formatFigure } from '#i18n/formats.ts';
import { pathTo } from '#site/paths.ts';
import type { Route } from './+types/accessibility';

const title = msg({ message: 'Accessibility statement', comment: 'Heading of the page accessibility' });
const lead = msg({
  message:
    'How this site works with a keyboard, a screen reader, large text and without scripts, how we check it, and what nobody has checked yet.',
  comment: 'Opens the page accessibility; search engines show it too',
});

export const handle = { description: lead };

/** The statement's words and the figures of the last full check. */
export function loader() {
  return readStatement();
}

/** The page `accessibility`: the bar, what works, what was measured, known limits, gaps, and whom to tell. */
export default function Accessibility({ loaderData }: Route.ComponentProps) {
  const { i18n, t } = useLingui();
  const { words, checks } = loaderData;
  const day = formatDay(checks.day);
  const pages = formatFigure(checks.pages);
  const findings = formatFigure(checks.findings);
  const phone = brand.phone.display;
  return (
    <>
      <PageHeader title={i18n._(title)} lead={i18n._(lead)}>
        <Text muted>
          <Trans comment="{day} is a date; {pages}, {findings}: numbers, several of each">
            Last full check: {day}. Pages: {pages}. Findings: {findings}.
          </Trans>
        </Text>
      </PageHeader>
      <SideSection
        id="bar"
        title={t({ message: 'The bar we set', comment: 'Heading in the accessibility statement' })}
      >
        {words.standard.text.map((paragraph) => (
          <Text key={paragraph}>{paragraph}</Text>
        ))}
      </SideSection>
      <SideSection
        id="works"
        surface="tint"
        title={t({ message: 'What works', comment: 'Heading in the accessibility statement' })}
      >
        <DefinitionList items={words.works.map(({ id, title: term, text }) => ({ id, term, text }))} />
      </SideSection>
      <CheckedFigures checks={checks} defects={[words.defects.own, words.defects.unseen]} />
      <SideSection
        id="limits"
        title={t({ message: 'Known limits', comment: 'Heading in the accessibility statement' })}
      >
        <DefinitionList items={words.limits.map(({ id, title: term, text }) => ({ id, term, text }))} />
      </SideSection>
      <SideSection
        id="not-checked"
        surface="tint"
        title={t({ message: 'What has not been checked', comment: 'Heading in the accessibility statement' })}
      >
        <ul>
          {words.unchecked.text.map((gap) => (
            <li key={gap}>{gap}</li>
          ))}
        </ul>
      </SideSection>
      <SideSection
        id="tell-us"
        title={t({ message: 'Tell us', comment: 'Heading in the accessibility statement' })}
      >
        <Text>
          <Trans comment="The link holds a telephone number">
            If something on this site stops you, call <Link href={brand.phone.href}>{phone}</Link> on
            weekdays, in English or Spanish. Tell us the page and what happened; we answer within five
            business days. What you cannot do here we do for you by telephone.
          </Trans>
        </Text>
        <Text>
          <Trans comment="For people who do not hear or speak on the phone; the link leads to a form that asks for no name">
            You can also <Link to={pathTo('page-problem')}>write to us</Link>. If you do not hear or speak on
            the phone, dial 711 first: the relay service is free.
          </Trans>
        </Text>
        <Text>
          <Trans comment="The link leads to five tasks in short sentences (Easy Read)">
            If you need a page in another form, such as large print or read aloud, ask us in any of these
            ways. Five tasks are explained <Link to={pathTo('easy-read')}>in easy words</Link>.
          </Trans>
        </Text>
      </SideSection>
    </>
  );
}
