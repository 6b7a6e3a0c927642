import { Column, Section } from '#design-system/layout/index.ts';
import { LocationSearchBox } from '#features/locations/ui/LocationSearchBox.tsx';
import { useSearchBoxWords } from '#features/locations/ui/search-box-words.ts';
import { language } from '#i18n/current.ts';

interface PageSearchBoxProps {
  /** What to show in the box. Default: nothing. */
  postalCode?: string;
  /** Kinds of yard to look for. Default: the metals yards. */
  division?: string | undefined;
  /** Id of the thing or grade that the yards must take. Default: any. */
  takes?: string | undefined;
}

/** The search box as the pages of this area show it: on paper, over eight columns. Renders a section. */
export function PageSearchBox({ postalCode, division, takes }: PageSearchBoxProps) {
  const words = useSearchBoxWords();
  return (
    <Section>
      <Column from={1} span={8}>
        <LocationSearchBox
          postalCode={postalCode}
          division={division}
          takes={takes}
          lang={language}
          theme="theme2"
          words={words}
        />
      </Column>
    </Section>
  );
}
