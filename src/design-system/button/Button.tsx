import { styled } from '@mui/material/styles';
import type { MouseEventHandler, ReactNode, Ref } from 'react';
import { Icon, type IconName } from '../icon/index.ts';
import { Anchor } from '../link/index.ts';
import { media, role } from '../theme/roles.ts';
import { typography } from '../theme/type.ts';

interface ButtonProps {
  children: ReactNode;
  /** `primary` for the one thing to do, `secondary` beside it, `quiet` for the rest. Default `primary`. */
  variant?: 'primary' | 'secondary' | 'quiet';
  /** A page of this build: makes it a link. */
  to?: string;
  /** Any other document: makes it a link. */
  href?: string;
  /** Default `button`; used when it is no link. */
  type?: 'button' | 'submit';
  /** Looks and sounds unavailable, yet keeps its focus and still hears a press, so that the press can be answered. */
  ariaDisabled?: boolean;
  /** Drawn after the words; `icon="back"` and `icon="play"` before them. */
  icon?: IconName;
  onClick?: MouseEventHandler<HTMLElement>;
  id?: string;
  name?: string;
  value?: string;
  lang?: string;
  hrefLang?: string;
  'aria-describedby'?: string;
  'aria-haspopup'?: 'dialog';
  ref?: Ref<HTMLElement>;
}

/** The large target for an action. Renders an `a` when it has a destination, else a `button`. */
export function Button({
  children,
  variant = 'primary',
  to,
  href,
  type,
  ariaDisabled,
  icon,
  ref,
  ...others
}: ButtonProps) {
  const leads = icon === 'back' || icon === 'play' || icon === 'close';
  const content = (
    <>
      {icon && leads && <Icon name={icon} />}
      <span>{children}</span>
      {icon && !leads && <Icon name={icon} />}
    </>
  );
  const shared = { ...others, 'data-variant': variant };
  if (to !== undefined || href !== undefined) {
    const destination = to !== undefined ? { to } : { href: href ?? '' };
    return (
      <LinkShape {...shared} {...destination} ref={ref as Ref<HTMLAnchorElement>}>
        {content}
      </LinkShape>
    );
  }
  return (
    <ButtonShape
      {...shared}
      type={type ?? 'button'}
      aria-disabled={ariaDisabled ? true : undefined}
      ref={ref as Ref<HTMLButtonElement>}
    >
      {content}
    </ButtonShape>
  );
}

const shape = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '0.75em',
  minHeight: '3.25rem',
  padding: '0.7rem 1.75rem',
  maxWidth: '100%',
  border: '2px solid transparent',
  borderRadius: 2,
  font: `${typography.button.fontWeight} ${typography.button.fontSize}/${typography.button.lineHeight} ${typography.fontFamily}`,
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  '& > span': { minWidth: 0, overflowWrap: 'anywhere' },
  '& > svg': { transition: 'transform 160ms' },
  [media.motion]: { '&:hover > [data-icon=arrow]': { transform: 'translateX(4px)' } },
  '&[data-variant=primary]': {
    backgroundColor: role.action,
    color: role.onAction,
    '&:hover': { backgroundColor: role.actionHover },
  },
  '&[data-variant=secondary]': {
    backgroundColor: 'transparent',
    borderColor: 'currentColor',
    color: role.text,
    '&:hover': { backgroundColor: role.text, borderColor: role.text, color: role.surface },
  },
  '&[data-variant=quiet]': {
    backgroundColor: 'transparent',
    paddingInline: '0.25rem',
    minHeight: '2.75rem',
    color: role.link,
    textDecoration: 'underline',
    textUnderlineOffset: '0.22em',
    '&:hover': { color: role.linkHover, textDecorationThickness: '0.16em' },
  },
  '&[data-variant][aria-disabled=true]': {
    backgroundColor: role.disabled,
    border: `2px dashed ${role.onDisabled}`,
    color: role.onDisabled,
    cursor: 'not-allowed',
  },
  [media.forcedColors]: {
    '&[data-variant]': { borderColor: 'currentColor' },
    '&[data-variant][aria-disabled=true]': { borderColor: 'GrayText', color: 'GrayText' },
  },
  // Printers leave grounds out: light words on none would not be seen.
  [media.print]: {
    '&[data-variant]': { backgroundColor: 'transparent', borderColor: 'currentColor', color: role.text },
  },
} as const;

const ButtonShape = styled('button')(shape);
const LinkShape = styled(Anchor)(shape);
