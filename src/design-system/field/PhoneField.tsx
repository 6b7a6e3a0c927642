import type { ComponentProps } from 'react';
import { TextField } from './TextField.tsx';

/** One telephone number. A `TextField` with the keyboard of numbers on a phone, filled in by browsers. */
export function PhoneField(props: Omit<ComponentProps<typeof TextField>, 'type'>) {
  return <TextField {...props} type="tel" inputMode="tel" autoComplete="tel" />;
}
