import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { type MouseEvent, type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { useHydrated } from '../hydrated.ts';
import { Icon } from '../icon/index.ts';
import { role, size, space } from '../theme/roles.ts';

/** What a form can do with its summary. */
export interface ErrorSummaryHandle {
  /** Moves the focus to the summary, so that it is read out. */
  focus: () => void;
}

interface ErrorSummaryProps {
  /** The heading. */
  title: string;
  headingId: string;
  /** In the order of the fields, with the words that stand beside them. `fieldId` of a group is its first box. */
  errors: readonly { fieldId: string; message: string }[];
  /** Takes the focus as it comes, with a new document or by the router: for what the server answered. Default `false`. */
  autoFocus?: boolean;
  ref?: Ref<ErrorSummaryHandle>;
}

/**
 * All that is wrong with a form, above it. Renders a `div role="group"` named by its heading, with MUI's `Link`s. Not MUI's
 * `Alert`: its role speaks by itself, and with the focus that comes here a listener would hear everything twice. In a new document
 * it is a plain `div`: a screen reader begins to read there, with the heading, and would say a group's name before it.
 *
 * - Its links stand in the order of the fields and say the same words.
 * - The form can move the focus to it, and Tab alone never stops at it.
 * - An answer that brings it, by the router too, takes the focus to it.
 * - It is no stop any more once the focus has left.
 * - A link shows the field's label and puts the focus in the field.
 * - A link into a group shows the group's question.
 */
export function ErrorSummary({ title, headingId, errors, autoFocus = false, ref }: ErrorSummaryProps) {
  const summary = useRef<HTMLDivElement>(null);
  const group: Record<string, string> = { role: 'group', 'aria-labelledby': headingId };
  const focus = () => {
    const { current } = summary;
    if (!current) return;
    for (const name in group) current.setAttribute(name, group[name] ?? '');
    current.tabIndex = -1;
    current.focus();
  };
  useImperativeHandle(ref, () => ({ focus }));
  // React leaves `autofocus` of a `div` to the browser, which heeds it in a new document alone: an answer that the router brings
  // would be silent. What the server sent has the focus already, or its reader has moved on.
  const isHydrated = useHydrated();
  const [comesByRouter] = useState(isHydrated);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as it comes
  useEffect(() => {
    if (autoFocus && comesByRouter) focus();
  }, []);
  return (
    <Frame
      ref={summary}
      {...(!autoFocus && group)}
      tabIndex={-1}
      // For the page a server answered: it must begin by reading its errors
      autoFocus={autoFocus}
      onBlur={({ target, currentTarget }) => {
        if (target === currentTarget) currentTarget.removeAttribute('tabindex');
      }}
    >
      <h2 id={headingId}>
        <Icon name="warning" />
        <span>{title}</span>
      </h2>
      <ul>
        {errors.map(({ fieldId, message }) => (
          <li key={fieldId}>
            <Link href={`#${fieldId}`} onClick={(event) => goToField(event, fieldId)}>
              {message}
            </Link>
          </li>
        ))}
      </ul>
    </Frame>
  );
}

/** Shows the label first: a field scrolled to the window's edge would leave its question out of sight. */
function goToField(event: MouseEvent, fieldId: string) {
  const field = document.getElementById(fieldId);
  if (!field) return;
  event.preventDefault();
  // A box stands inside its label, a field beside it.
  const [label] = 'labels' in field ? ((field as HTMLInputElement).labels ?? []) : [];
  const question = field.closest('fieldset')?.querySelector('legend') ?? label;
  question?.scrollIntoView?.();
  field.focus({ preventScroll: true });
}

const Frame = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: space.s3,
  padding: space.s5,
  border: `4px solid ${role.error}`,
  '& > h2': {
    display: 'flex',
    alignItems: 'baseline',
    gap: '0.5em',
    fontSize: size.h3,
    lineHeight: 1.25,
    color: role.error,
  },
  '& > h2 > span': { minWidth: 0, overflowWrap: 'anywhere' },
  '& > ul': { margin: 0, paddingInlineStart: '1.25em' },
  '& a': {
    // A block, so that the bullet stands beside the first line of a message that wraps.
    display: 'block',
    minHeight: '1.75rem',
    paddingBlock: '0.2rem',
    color: role.error,
    fontWeight: 650,
    '&:hover': { color: role.text },
  },
});
