import { answeringVariant, type MessageShape, placeholderMark, tagPattern } from '../message-shape.ts';

/** A text as it will be read, beside the text that it answers to. */
export interface ReadingPair {
  /** What the source says in this branch, tags taken out. */
  source: string;
  /** What the translation says in it, tags taken out. */
  target: string;
  /** The same without passages that a tag marks as words of another language. */
  own: string;
}

/** Every reading of a translation beside the reading of its source: one, unless the message has plurals or selects. */
export function readingPairs(source: MessageShape, target: MessageShape): ReadingPair[] {
  return target.variants.flatMap(({ branch, text }) => {
    const answer = answeringVariant(source, branch);
    return answer === undefined
      ? []
      : [
          {
            source: withoutTags(answer.text),
            target: withoutTags(text),
            own: withoutTags(text.replace(foreignPassage, placeholderMark)),
          },
        ];
  });
}

/** `<english>notice of sale</english>`: the tag gives the passage its `lang`. */
const foreignPassage = /<(english|spanish|other)>.*?<\/\1>/gs;

/** A text without tags, for rules that look at words and marks. */
export function withoutTags(text: string): string {
  return text.includes('<') ? text.replace(tagPattern, '') : text;
}

/** Where a passage of a reading stands in the message itself; the start where tags or branches split it. */
export function offsetOf(message: string, passage: string): number {
  return Math.max(0, message.indexOf(passage));
}

/** A passage for a person: a value in it is shown as `{…}`. */
export function shown(passage: string): string {
  return passage.replaceAll(placeholderMark, '{…}');
}
