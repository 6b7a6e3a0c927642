import type { Components } from '@mui/material/styles';

/** Drawn with strokes, so that an icon takes the colour and the weight of the words beside it. */
export const MuiSvgIcon: Components['MuiSvgIcon'] = {
  // No browser that knows `light-dark()` lets a drawing have the focus unasked.
  defaultProps: { fontSize: 'inherit', focusable: undefined },
  styleOverrides: {
    root: {
      width: '1.2em',
      height: '1.2em',
      flex: 'none',
      verticalAlign: '-0.22em',
      fill: 'none',
      stroke: 'currentColor',
      strokeWidth: 2.2,
      strokeLinejoin: 'miter',
      // An arrow moves in many a link that is pointed at.
      transition: 'transform 160ms',
      userSelect: 'auto',
    },
  },
};

declare module '@mui/material/SvgIcon' {
  interface SvgIconPropsSizeOverrides {
    small: false;
    medium: false;
    large: false;
  }
  interface SvgIconPropsColorOverrides {
    action: false;
    disabled: false;
    primary: false;
    secondary: false;
    success: false;
    error: false;
    info: false;
    warning: false;
  }
}
