import { Trans } from '@lingui/react/macro';
import { Heading, Text } from '#design-system/layout/index.ts';
import { Prose, type RichLinks } from '#design-system/rich-text/index.ts';
import { Timeline } from '#design-system/timeline/index.ts';
import { LegalBlocks } from './LegalBlocks.tsx';
import { Clause, Part, PolicySection } from './legal-layout.ts';
import { partIds } from './legal-links.ts';
import type { LegalTextWords } from './legal-text.server.ts';

interface PartProps {
  text: LegalTextWords;
  links: RichLinks;
}

/** The terms of use: each clause with its heading beside it. Renders a `section`. */
export function TermsPart({ text, links }: PartProps) {
  const { title, lead, sections } = text.terms;
  return (
    <Part>
      <Heading level={2} id={partIds.terms}>
        {title}
      </Heading>
      <Text size="lead">{lead}</Text>
      {sections.map(({ id, heading, blocks }) => (
        <Clause key={id}>
          <Heading level={3} size="h4" id={id}>
            {heading}
          </Heading>
          <Prose>
            <LegalBlocks blocks={blocks} text={text} links={links} />
          </Prose>
        </Clause>
      ))}
    </Part>
  );
}

interface NoticePartProps extends PartProps {
  /** The fragment by which other pages link the notice. */
  id: string;
}

/** The notice at collection. Renders a `section`. */
export function NoticePart({ id, text, links }: NoticePartProps) {
  const { title, lead, blocks } = text.notice;
  return (
    <Part>
      <Heading level={2} id={id}>
        {title}
      </Heading>
      <Text size="lead">{lead}</Text>
      <Prose>
        <LegalBlocks blocks={blocks} text={text} links={links} />
      </Prose>
    </Part>
  );
}

/** The privacy policy: thirteen numbered sections, each with its meaning in one sentence. Renders a `section`. */
export function PolicyPart({ text, links }: PartProps) {
  const { title, lead, sections } = text.policy;
  return (
    <Part>
      <Heading level={2} id={partIds.policy}>
        {title}
      </Heading>
      <Text size="lead">{lead}</Text>
      {sections.map(({ id, numeral, heading, summary, blocks }) => (
        <PolicySection key={id}>
          <Heading level={3} id={id}>
            <span>{`${numeral}.`}</span> <span>{heading}</span>
          </Heading>
          <p data-part="summary">
            <strong>
              <Trans comment="Stands before the meaning of a section in one sentence">In short:</Trans>
            </strong>{' '}
            {summary}
          </p>
          <Prose>
            <LegalBlocks blocks={blocks} text={text} links={links} />
          </Prose>
        </PolicySection>
      ))}
    </Part>
  );
}

/** Which texts there have been. Renders a `section`. */
export function VersionsPart({ text }: Pick<PartProps, 'text'>) {
  const { title, lead, items } = text.versions;
  return (
    <Part>
      <Heading level={2} id={partIds.versions}>
        {title}
      </Heading>
      <Text size="lead">{lead}</Text>
      <Timeline items={items} />
    </Part>
  );
}
