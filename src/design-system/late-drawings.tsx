import { styled } from '@mui/material/styles';
import { createContext, type ReactNode, useContext } from 'react';
import { media } from './theme/roles.ts';

/** True where drawings wait until somebody comes near. */
const IsLate = createContext(false);

/** Props of `Lines`. */
interface LinesProps {
  /** Address of the drawing, and the part of it that is shown; left out in a browser where the server alone names it. */
  href: string | undefined;
}

/** Where a drawing may wait, for its `svg`: takes it out of a page without scripts, in which `LateDrawings` has a copy. */
export const late = { [media.noScript]: { '&:has(> [data-late])': { display: 'none' } } };

/**
 * The lines of a drawing, from a file of their own, so that no page waits for them. Renders a `use`.
 */
export function Lines({ href }: LinesProps) {
  if (!useContext(IsLate)) return <use href={href} />;
  // The address that the page script has given is none that the server wrote.
  return <use data-late={href} ref={fetchLines} suppressHydrationWarning />;
}

/** Props of `LateDrawings`. */
interface LateDrawingsProps {
  children: ReactNode;
  /** Left out where there is no script: lines behind the words. Default `false`. */
  isOptional?: boolean;
}

/**
 * Drawings below the first screen. The browser fetches what a `use` names at once, also far below the window, and reads each as a
 * document of its own before the first paint: on a phone that took 50 ms. These are fetched when somebody comes near
 * (`fetch-late-lines.ts`), and at once where there is no script.
 */
export function LateDrawings({ children, isOptional = false }: LateDrawingsProps) {
  return (
    <>
      <IsLate value>{children}</IsLate>
      {!isOptional && <Copy>{children}</Copy>}
    </>
  );
}

/** Where React draws or takes over, it fetches them itself. */
function fetchLines(lines: SVGUseElement | null): void {
  if (lines?.dataset.late !== undefined && !lines.hasAttribute('href'))
    lines.setAttribute('href', lines.dataset.late);
}

/** Its drawing lies in the same place. Elsewhere the browser hides it, and a word of ours would show its source as text. */
const Copy = styled('noscript')({ [media.noScript]: { display: 'contents' } });
