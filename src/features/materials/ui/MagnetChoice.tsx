import { MagnetApartArt, MagnetSticksArt, MagnetWeakArt } from '#design-system/art/index.ts';
import { PictureChoice } from '#design-system/field/index.ts';
import { filterParameters } from '../model/filters.ts';
import type { CatalogueWords } from './catalogue.server.ts';
import { materialForm } from './MaterialSearch.tsx';

interface MagnetChoiceProps {
  words: CatalogueWords['magnet'];
  /** What a magnet does, as the page was asked. */
  magnet: string;
  onChange: () => void;
}

const art = { sticks: <MagnetSticksArt />, weak: <MagnetWeakArt />, no: <MagnetApartArt /> };

/** What a magnet does on the thing, drawn. A part of the catalogue's form that stands above what it filters. Renders a `fieldset`. */
export function MagnetChoice({ words, magnet, onChange }: MagnetChoiceProps) {
  return (
    // Outside of its form, and yet what is pressed first: the list follows it like the rest.
    <div data-print="hide" data-wakes="">
      <PictureChoice
        id="material-magnet"
        form={materialForm}
        name={filterParameters.magnet}
        legend={words.heading}
        hint={words.hint}
        defaultValue={magnet}
        onChange={onChange}
        options={words.options.map((option) => ({ ...option, art: art[option.value as keyof typeof art] }))}
      />
    </div>
  );
}
