import { Trans } from '@lingui/react/macro';
import type { RefObject } from 'react';
import { trapField } from '../../model/trap.ts';

/** Props of `Trap`. */
export interface TrapProps {
  id: string;
  input: RefObject<HTMLInputElement | null>;
}

/**
 * The field that only a machine fills in. Renders a `div hidden`: out of sight, of reach and of every screen reader. No
 * field of the design system: its styles would draw what nobody sees.
 */
export function Trap({ id, input }: TrapProps) {
  return (
    <div hidden>
      <label htmlFor={id}>
        <Trans>Leave this field empty</Trans>
      </label>
      <input ref={input} id={id} name={trapField} tabIndex={-1} autoComplete="off" defaultValue="" />
    </div>
  );
}
