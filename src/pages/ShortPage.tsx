import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Column, Heading, PageHeader, Section } from '#design-system/layout/index.ts';
import { Link } from '#design-system/link/index.ts';
import { role, size, space } from '#design-system/theme/roles.ts';
import { pathTo } from '#site/paths.ts';
import { pageLabel } from '#site/route-words.ts';

interface ShortPageProps {
  /** The page's heading. */
  title: MessageDescriptor;
  /** One paragraph that says what is true of the subject today. */
  lead: MessageDescriptor;
  /** Ids of the pages that a reader may want next, the likeliest first. */
  onward: readonly string[];
  /** More of the page, between the paragraph and the links. */
  children?: ReactNode;
}

/** A page that says one thing and sends the reader on. Renders the page header, its children and a list of links. */
export function ShortPage({ title, lead, onward, children }: ShortPageProps) {
  const { i18n } = useLingui();
  return (
    <>
      <PageHeader title={i18n._(title)} lead={i18n._(lead)} />
      {children}
      <Section labelledBy="onward">
        <Column span={4}>
          <Heading level={2} size="h3" id="onward">
            <Trans comment="Heading above links to related pages">Where to go next</Trans>
          </Heading>
        </Column>
        <Column from={5} span={8}>
          <Onward>
            {onward.map((id) => (
              <li key={id}>
                <Link to={pathTo(id)}>{i18n._(pageLabel(id))}</Link>
              </li>
            ))}
          </Onward>
        </Column>
      </Section>
    </>
  );
}

const Onward = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  borderTop: `1px solid ${role.border}`,
  '& li': { maxWidth: 'none', borderBottom: `1px solid ${role.line}` },
  '& a': { display: 'block', paddingBlock: space.s4, fontSize: size.h4, fontWeight: 600 },
});
