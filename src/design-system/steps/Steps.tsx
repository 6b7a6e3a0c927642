import type { ReactNode } from 'react';
import { type RichLinks, RichText } from '../rich-text/index.ts';
import { Frame } from './steps-styles.ts';

/** One step. */
export interface Step {
  id: string;
  title: string;
  /** May hold named tags. */
  text: string;
  /** A drawing; decoration. */
  art?: ReactNode;
  /** A short fact of the step: how long it takes, what it costs. */
  meta?: string;
}

interface StepsProps {
  items: readonly Step[];
  /** Level of the titles in the page's outline. Default 3. */
  headingLevel?: 2 | 3 | 4;
  /** `rows`: under each other, the drawings left and right by turns. `cards`: side by side. Default `rows`. */
  layout?: 'rows' | 'cards';
  /** Targets of the tags in the texts. */
  textLinks?: RichLinks;
}

/**
 * What happens one after the other. MUI's `List`: an `ol`; its large numbers are drawn by the style sheet.
 *
 * - The list says how many steps there are, though its own numbers are replaced by larger ones.
 * - Each title is a heading of the asked level.
 * - A reader meets title, text and drawing in this order, on whichever side the drawing stands.
 */
export function Steps({ items, headingLevel = 3, layout = 'rows', textLinks }: StepsProps) {
  const Level = `h${headingLevel}` as const;
  const drawn = items.some(({ art }) => art);
  return (
    // Safari takes a list without its own markers for no list, unless told.
    <Frame
      component="ol"
      role="list"
      data-layout={layout}
      data-drawn={drawn ? '' : undefined}
      data-rows={items.length % 3 === 0 ? 'threes' : items.length === 4 ? 'twos' : undefined}
    >
      {items.map(({ id, title, text, art, meta }) => (
        <li key={id}>
          <div data-part="words">
            <Level>{title}</Level>
            <p>
              <RichText text={text} links={textLinks} />
            </p>
            {meta && <p data-part="meta">{meta}</p>}
          </div>
          {art && <div data-part="art">{art}</div>}
        </li>
      ))}
    </Frame>
  );
}
