import { Section } from '#design-system/layout/index.ts';
import { language } from '#i18n/current.ts';
import { LocationSearchBox } from './LocationSearchBox.tsx';
import { useSearchBoxWords } from './search-box-words.ts';

interface FindLocationProps {
  theme: 'theme1' | 'theme2';
}

/** The search box as the homes show it: over the whole grid, in the page's language. Renders a `section`. */
export function FindLocation({ theme }: FindLocationProps) {
  const words = useSearchBoxWords();
  return (
    <Section>
      <LocationSearchBox lang={language} theme={theme} words={words} />
    </Section>
  );
}
