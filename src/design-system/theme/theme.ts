import { createTheme, type ThemeOptions } from '@mui/material/styles';
import { focusRing, role } from './roles.ts';
import { typography } from './type.ts';

/** A colour group as MUI wants it. All parts are given, so MUI never has to take a CSS variable apart. */
function group(main: string, contrastText: string) {
  return { main, light: main, dark: main, contrastText };
}

const options: ThemeOptions & { colorSpace: string } = {
  // MUI then mixes colours in CSS instead of in script, where a variable or `light-dark()` is only a string.
  colorSpace: 'oklch',
  palette: {
    primary: group(role.action, role.onAction),
    secondary: group(role.text, role.surface),
    error: group(role.error, role.surface),
    warning: group(role.warning, role.surface),
    info: group(role.text, role.surface),
    success: group(role.success, role.surface),
    text: { primary: role.text, secondary: role.textMuted, disabled: role.onDisabled },
    background: { default: role.surface, paper: role.surface },
    divider: role.line,
  },
  typography,
  shape: { borderRadius: 0 },
  // MUI's default is `never`: without this line its own transitions ignore the visitor's setting.
  motion: { reducedMotion: 'system' },
  focusVisible: { ...focusRing, outlineWidth: '4px', outlineStyle: 'solid', outlineColor: role.focus },
  components: {
    MuiButtonBase: { defaultProps: { disableRipple: true, disableTouchRipple: true } },
    MuiTypography: {
      defaultProps: {
        // The look never decides the level of a heading: whoever writes one names the element.
        variantMapping: {
          display: 'p',
          lead: 'p',
          h1: 'p',
          h2: 'p',
          h3: 'p',
          h4: 'p',
          body1: 'p',
          body2: 'p',
        },
      },
    },
  },
};

/** The MUI theme: one scheme whose colours are CSS variables. The variables, not the theme, know light from dark. */
export const theme = createTheme(options);

declare module '@mui/material/styles' {
  interface TypographyVariants {
    display: React.CSSProperties;
    lead: React.CSSProperties;
  }
  interface TypographyVariantsOptions {
    display?: React.CSSProperties;
    lead?: React.CSSProperties;
  }
}

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides {
    display: true;
    lead: true;
    h5: false;
    h6: false;
    subtitle1: false;
    subtitle2: false;
    caption: false;
    overline: false;
  }
}
