import { alertClasses } from '@mui/material/Alert';
import type { Components } from '@mui/material/styles';
import { media, role, size, space } from '../roles.ts';

/** A message that is told from the text around it: `callout` among text, `ribbon` above figures, `strip` across the page. */
export const MuiAlert: Components['MuiAlert'] = {
  // A message that stands on the page from the start is no alert. What appears later is said by a `StatusRegion`.
  defaultProps: { severity: 'info', variant: 'callout', slotProps: { root: { role: undefined } } },
  styleOverrides: {
    root: {
      font: 'inherit',
      textWrap: 'inherit',
      padding: 0,
      gap: space.s4,
      '--tone': role.mark,
    },
    icon: { margin: 0, padding: 0, fontSize: 'inherit', opacity: 1, color: 'var(--tone)' },
    // A focus ring inside must not be cut off.
    message: { padding: 0, overflow: 'visible' },
    action: { margin: 0, padding: 0 },
  },
  variants: [
    { props: { severity: 'success' }, style: { '--tone': role.success } },
    { props: { severity: 'warning' }, style: { '--tone': role.warning } },
    { props: { severity: 'error' }, style: { '--tone': role.error } },
    {
      props: { variant: 'callout' },
      style: {
        // With text at twice its size on a phone the icon stands above the words.
        flexWrap: 'wrap',
        padding: `clamp(0.75rem, 3vw, ${space.s5}) clamp(1rem, 2.5vw, 2rem)`,
        borderInlineStart: '8px solid var(--tone)',
        '& > * > svg': { width: '1.75em', height: '1.75em' },
        [`& > .${alertClasses.message}`]: {
          flex: '1 1 10rem',
          display: 'flex',
          flexDirection: 'column',
          gap: space.s3,
          '& > :is(ul, ol)': { margin: 0, paddingInlineStart: '1.4em' },
        },
        '& [data-part=title]': {
          fontSize: size.h4,
          fontWeight: 720,
          lineHeight: 1.35,
          letterSpacing: '-0.008em',
        },
        // Where its ground is not drawn: in forced colours and on paper.
        '@media (forced-colors: active), print': {
          border: '1px solid',
          borderInlineStartWidth: 8,
          breakInside: 'avoid',
        },
      },
    },
    {
      // A line or two, as tape around what is not finished: seen at once, and never in the way. On the ground that it stands on.
      props: { variant: 'ribbon' },
      style: {
        padding: `${space.s1} 0 ${space.s1} calc(0.75rem + ${space.s3})`,
        borderBlock: `1px solid ${role.line}`,
        fontSize: size.small,
        backgroundImage: 'repeating-linear-gradient(135deg, var(--tone) 0 4px, transparent 4px 8px)',
        backgroundRepeat: 'no-repeat',
        backgroundSize: '0.75rem 100%',
        // Side by side where there is room: low, and no line is longer than the eye can follow.
        [`& > .${alertClasses.message}`]: {
          flex: 1,
          maxWidth: '64rem',
          columns: '2 18rem',
          columnGap: space.s5,
        },
        [`& > .${alertClasses.message} > *`]: { display: 'inline', maxWidth: 'none', fontSize: 'inherit' },
        '& [data-part=title]': { fontWeight: 650 },
        '@media (forced-colors: active), print': {
          border: '1px solid',
          borderInlineStartWidth: 8,
          breakInside: 'avoid',
        },
      },
    },
    {
      props: { variant: 'strip' },
      style: {
        color: 'inherit',
        display: 'grid',
        gridTemplateColumns: 'auto minmax(0, 1fr)',
        alignItems: 'center',
        gap: `${space.s2} ${space.s4}`,
        '& > * > svg': { width: '1.5em', height: '1.5em' },
        // A banner may have colours of its own, and its button takes them.
        [`& > .${alertClasses.action}`]: {
          gridColumn: '1 / -1',
          '& > :not(:hover)': { color: 'inherit' },
          // Without script nothing is dismissed.
          [media.noScript]: { display: 'none' },
        },
        [media.medium]: {
          gridTemplateColumns: 'auto minmax(0, 1fr) auto',
          [`& > .${alertClasses.action}`]: { gridColumn: 3 },
        },
      },
    },
    // News of no kind takes the colour of the words.
    { props: { variant: 'strip', severity: 'info' }, style: { '--tone': 'currentColor' } },
  ],
};

declare module '@mui/material/Alert' {
  interface AlertPropsVariantOverrides {
    callout: true;
    ribbon: true;
    strip: true;
    standard: false;
    outlined: false;
    filled: false;
  }
}
