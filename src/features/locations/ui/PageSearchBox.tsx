import type { ReactNode } from 'react';
import { language } from '#i18n/current.ts';
import { LocationSearchBox } from './search-box/LocationSearchBox.tsx';
import { useSearchBoxWords } from './search-box/search-box-words.ts';

interface PageSearchBoxProps {
  /** What to show in the box. Default: nothing. */
  postalCode?: string;
  /** Kinds of yard to look for. Default: the metals yards. */
  division?: string | undefined;
  /** Id of the thing or grade that the yards must take. Default: any. */
  takes?: string | undefined;
  /** In one line, as on a page that shows its answer. Default `false`. */
  line?: boolean;
  /** Beside the link to all yards, in one line only. */
  children?: ReactNode;
}

/** The search box in the page's language, on paper. Renders a `div`. */
export function PageSearchBox({ postalCode, division, takes, line, children }: PageSearchBoxProps) {
  const words = useSearchBoxWords();
  return (
    <LocationSearchBox
      postalCode={postalCode}
      division={division}
      takes={takes}
      lang={language}
      theme="theme2"
      line={line}
      words={words}
    >
      {children}
    </LocationSearchBox>
  );
}
