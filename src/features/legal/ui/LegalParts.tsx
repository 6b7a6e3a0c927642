import { Trans, useLingui } from '@lingui/react/macro';
import type { ComponentType } from 'react';
import { ToTop } from '#design-system/contents/index.ts';
import { Heading, Text } from '#design-system/layout/index.ts';
import { Prose, type RichLinks } from '#design-system/rich-text/index.ts';
import { givenOnce, KeptAsServed } from '#design-system/served-once.tsx';
import { Timeline } from '#design-system/timeline/index.ts';
import type { Language } from '#i18n/language.ts';
import { LegalBlocks } from './LegalBlocks.tsx';
import { Clause, Part, PolicySection } from './legal-layout.ts';
import { legalLinks, legalTextId, noticeIdIn, partIds } from './legal-links.ts';
import type { LegalTextWords } from './legal-text.server.ts';

interface LegalPartsProps {
  textLanguage: Language;
  /** In development alone: see `giveOnce`. */
  text: LegalTextWords | null;
}

/** The four parts of the legal notices, one below the other, which browsers keep as they are served. Renders a `div`. */
export const LegalParts: ComponentType<LegalPartsProps> =
  import.meta.env.SSR || import.meta.env.DEV
    ? WrittenParts
    : ({ textLanguage }) => <KeptAsServed id={legalTextId(textLanguage)} />;

function WrittenParts({ textLanguage, text: data }: LegalPartsProps) {
  const id = legalTextId(textLanguage);
  const text = givenOnce(id, data);
  const links = legalLinks(textLanguage);
  return (
    <div id={id}>
      <TermsPart text={text} links={links} />
      <NoticePart id={noticeIdIn(textLanguage)} text={text} links={links} />
      <PolicyPart text={text} links={links} />
      <VersionsPart text={text} />
    </div>
  );
}

interface PartProps {
  text: LegalTextWords;
  links: RichLinks;
}

/** The terms of use: each clause with its heading beside it. Renders a `section`. */
function TermsPart({ text, links }: PartProps) {
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
      <WayToTop />
    </Part>
  );
}

interface NoticePartProps extends PartProps {
  /** The fragment by which other pages link the notice. */
  id: string;
}

/** The notice at collection. Renders a `section`. */
function NoticePart({ id, text, links }: NoticePartProps) {
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
      <WayToTop />
    </Part>
  );
}

/** The privacy policy: thirteen numbered sections, each with its meaning in one sentence. Renders a `section`. */
function PolicyPart({ text, links }: PartProps) {
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
          <WayToTop />
        </PolicySection>
      ))}
    </Part>
  );
}

/** Which texts there have been. Renders a `section`. */
function VersionsPart({ text }: Pick<PartProps, 'text'>) {
  const { title, lead, items } = text.versions;
  return (
    <Part>
      <Heading level={2} id={partIds.versions}>
        {title}
      </Heading>
      <Text size="lead">{lead}</Text>
      <Timeline items={items} />
      <WayToTop />
    </Part>
  );
}

/** The end of what the list of contents names. */
function WayToTop() {
  const { t } = useLingui();
  return <ToTop label={t({ message: 'Back to top', comment: 'Link at the end of a part of a long page' })} />;
}
