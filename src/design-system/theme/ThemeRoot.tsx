import GlobalStyles from '@mui/material/GlobalStyles';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { globalCss } from './global.ts';
import { theme } from './theme.ts';

interface ThemeRootProps {
  children: ReactNode;
}

/** Gives everything inside it the theme, and the document its global styles. Renders no element of its own. */
export function ThemeRoot({ children }: ThemeRootProps) {
  return (
    <ThemeProvider theme={theme}>
      <GlobalStyles styles={globalCss} />
      {children}
    </ThemeProvider>
  );
}
