import type { CompiledMessage } from '@lingui/message-utils/compileMessage';

/**
 * What stands around English words of a draft language that nobody has translated yet, in `npm run dev` alone. They are
 * characters and no markup, so that titles, names for screen readers and letters are marked as well, and server and
 * browser agree about them. No text of the site has these brackets.
 */
export const untranslatedMark = { before: '⟦', after: '⟧' } as const;

const marks = new RegExp(`[${untranslatedMark.before}${untranslatedMark.after}]`, 'g');

/** A compiled message between the marks. */
export function markUntranslated(message: CompiledMessage | string): CompiledMessage {
  const tokens = typeof message === 'string' ? [message] : message;
  return [untranslatedMark.before, ...tokens, untranslatedMark.after];
}

/** `⟦Find a yard⟧` → `Find a yard`; every other text stays as it is. */
export function withoutMarks(text: string): string {
  return text.replace(marks, '');
}
