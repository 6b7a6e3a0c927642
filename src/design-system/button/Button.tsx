import MuiButton from '@mui/material/Button';
import type { MouseEventHandler, ReactNode, Ref } from 'react';
import { Icon, type IconName } from '../icon/index.ts';
import { Anchor } from '../link/index.ts';

interface ButtonProps {
  children: ReactNode;
  /** `primary` for the one thing to do, `secondary` beside it, `quiet` for the rest. Default `primary`. */
  variant?: 'primary' | 'secondary' | 'quiet';
  /** `small` where it stands beside a line of text. Default `medium`. */
  size?: 'small' | 'medium';
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
  /** Id of the form that it belongs to, where it stands outside of it. */
  form?: string;
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

/**
 * The large target for an action. MUI's `Button`: an `a` when it has a destination, else a `button`. Our own part: the
 * router's link as its element, an unavailable button that still hears a press, and where an icon stands.
 *
 * - It is a link where it leads somewhere, else a button.
 * - It does not submit a form unless asked to.
 * - An unavailable one says so, keeps its focus and still hears a press.
 */
export function Button({
  children,
  variant,
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
  const shared = { ...others, variant };
  if (to !== undefined || href !== undefined) {
    const destination = to !== undefined ? { to } : { href: href ?? '' };
    return (
      <MuiButton component={Anchor} {...shared} {...destination} ref={ref as Ref<HTMLAnchorElement>}>
        {content}
      </MuiButton>
    );
  }
  return (
    <MuiButton
      {...shared}
      type={type ?? 'button'}
      aria-disabled={ariaDisabled ? true : undefined}
      ref={ref as Ref<HTMLButtonElement>}
    >
      {content}
    </MuiButton>
  );
}
