import type { ComponentProps } from 'react';
import { TextField } from './TextField.tsx';

/**
 * One email address. A `TextField` with the keyboard of addresses on a phone, filled in by browsers, and never
 * capitalised or corrected as a word.
 *
 * Not `type="email"`: whatever is no address yet, or none by the browser's own rule, is wrong to Firefox, which tells screen
 * readers so. Somebody would hear "invalid entry" while typing, and of what the form takes, without a word of why.
 */
export function EmailField(props: Omit<ComponentProps<typeof TextField>, 'type'>) {
  return (
    <TextField
      {...props}
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
    />
  );
}
