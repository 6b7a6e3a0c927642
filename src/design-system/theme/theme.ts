import { createTheme, type ThemeOptions } from '@mui/material/styles';
import { components } from './components/components.ts';
import { role } from './roles.ts';
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
    action: { disabled: role.onDisabled, disabledBackground: role.disabled },
    divider: role.line,
  },
  typography,
  shape: { borderRadius: 0 },
  // MUI's default is `never`: without this line its own transitions ignore the visitor's setting.
  motion: { reducedMotion: 'system' },
  components,
};

/** The MUI theme: one scheme whose colours are CSS variables. The variables, not the theme, know light from dark. */
export const theme = createTheme(options);
