import type { Components } from '@mui/material/styles';

/** Text and headings. What each variant looks like stands in `type.ts`. */
export const MuiTypography: Components['MuiTypography'] = {
  defaultProps: {
    // The look never decides the level of a heading: whoever writes one names the element.
    variantMapping: {
      lead: 'p',
      figure: 'p',
      h1: 'p',
      h2: 'p',
      h3: 'p',
      h4: 'p',
      body1: 'p',
      body2: 'p',
    },
  },
};

declare module '@mui/material/styles' {
  interface TypographyVariants {
    lead: React.CSSProperties;
    figure: React.CSSProperties;
  }
  interface TypographyVariantsOptions {
    lead?: React.CSSProperties;
    figure?: React.CSSProperties;
  }
}

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides {
    lead: true;
    figure: true;
    h5: false;
    h6: false;
    subtitle1: false;
    subtitle2: false;
    button: false;
    caption: false;
    overline: false;
  }
}
