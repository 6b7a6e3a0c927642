import { styled } from '@mui/material/styles';
import type { FormEventHandler, ReactNode, Ref } from 'react';
import { media, space } from '../theme/roles.ts';

interface QueryFormProps {
  /** Names the form, for listeners. */
  label: string;
  /** The address that answers. */
  action: string;
  /** Fields, and the button at the end. The first field takes the most room. */
  children: ReactNode;
  /** One field and its button in one line on a phone too, the label beside the field on a wide window. Default `false`. */
  line?: boolean;
  ref?: Ref<HTMLFormElement>;
  onSubmit?: FormEventHandler<HTMLFormElement>;
}

/**
 * A question to the page it stands on, in one line as far as the window goes: fields and a button. Renders a
 * `form role="search"` that is a plain GET form, so the answer has an address and needs no script. It is not printed.
 *
 * - Its name says what is asked.
 * - Fields stand on one line by their controls, whatever stands above those.
 */
export function QueryForm({ label, action, children, line = false, ref, onSubmit }: QueryFormProps) {
  const Frame = line ? Line : Lines;
  return (
    <Frame ref={ref} role="search" method="get" action={action} aria-label={label} onSubmit={onSubmit}>
      {children}
    </Frame>
  );
}

const Line = styled('form')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `${space.s1} ${space.s3}`,
  alignItems: 'center',
  // The parts of the field are parts of the line, so that a long label has the whole of it.
  '& > div, & div:has(> label)': { display: 'contents' },
  '& label, & p': { gridColumn: '1 / -1' },
  '& p': { gridRow: 3 },
  '& button': { paddingInline: space.s5 },
  [media.wide]: {
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    '& label': { gridColumn: 'auto' },
    '& p': { gridColumn: 2, gridRow: 2 },
  },
  [media.print]: { display: 'none' },
});

const Lines = styled('form')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: space.s4,
  // Two narrow fields share a line on a phone.
  '& > *': { flex: '1 1 8.5rem', minWidth: 'min(8.5rem, 100%)' },
  '& > div:first-of-type': { flex: '2 1 18rem' },
  // A button is as wide as its words: beside a short field there is room for it on a phone.
  '& > button': { flexBasis: 'auto' },
  // What is wrong is a sentence, and a narrow field would set it word under word.
  '& > :has([aria-invalid=true])': { flexBasis: '18rem' },
  [media.wide]: { '& > :last-of-type': { flex: 'none' } },
  [media.print]: { display: 'none' },
});
