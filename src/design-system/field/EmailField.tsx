import type { ComponentProps } from 'react';
import { TextField } from './TextField.tsx';

/**
 * One e-mail address. A `TextField` with the keyboard of addresses on a phone, filled in by browsers, and never
 * capitalised or corrected as a word.
 */
export function EmailField(props: Omit<ComponentProps<typeof TextField>, 'type'>) {
  return (
    <TextField
      {...props}
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}
