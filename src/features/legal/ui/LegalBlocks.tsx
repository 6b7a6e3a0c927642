import { Fragment } from 'react';
import { DefinitionList } from '#design-system/definition-list/index.ts';
import { Heading } from '#design-system/layout/index.ts';
import { type RichLinks, RichText } from '#design-system/rich-text/index.ts';
import { LegalTable } from './LegalTable.tsx';
import type { LegalTextWords } from './legal-text.server.ts';
import { signalPlaceId } from './SignalStatus.tsx';

interface LegalBlocksProps {
  blocks: LegalTextWords['notice']['blocks'];
  /** The whole text: tables and meanings stand in it once and are shown where a piece asks for them. */
  text: LegalTextWords;
  links: RichLinks;
}

/** The pieces of a section, one after the other. Renders paragraphs, lists and tables, no element around them. */
export function LegalBlocks({ blocks, text, links }: LegalBlocksProps) {
  return blocks.map(({ kind, body = [], table }) => {
    const key = table ?? `${kind} ${body[0] ?? ''}`;
    if (table) return <LegalTable key={key} table={text.tables[table]} />;
    if (kind === 'rights') {
      return (
        <Fragment key={key}>
          <Heading level={4}>{text.rights.heading}</Heading>
          <DefinitionList items={text.rights.items} />
        </Fragment>
      );
    }
    if (kind === 'signal') return <div key={key} id={signalPlaceId} />;
    if (kind === 'list') {
      return (
        <ul key={key}>
          {body.map((entry) => (
            <li key={entry}>
              <RichText text={entry} links={links} />
            </li>
          ))}
        </ul>
      );
    }
    return body.map((paragraph) => (
      <p key={paragraph}>
        <RichText text={paragraph} links={links} />
      </p>
    ));
  });
}
