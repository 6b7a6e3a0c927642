import type { FormEvent, Ref } from 'react';
import { Button } from '#design-system/button/index.ts';
import { FieldRow, SelectField, TextField } from '#design-system/field/index.ts';
import { Stack } from '#design-system/layout/index.ts';
import { pathTo } from '#site/paths.ts';
import { filterParameters, longestQuestion, type MaterialFilters } from '../model/filters.ts';
import type { CatalogueWords } from './catalogue.server.ts';

interface MaterialSearchProps {
  filters: MaterialFilters;
  words: CatalogueWords;
  ref: Ref<HTMLFormElement>;
  /** Somebody types or chooses. */
  onChange: () => void;
  /** Answers in place of the browser. */
  onSubmit: () => void;
}

/** By which the magnet test, which stands above what it filters, belongs to the form. */
export const materialForm = 'material-search';

/**
 * Asks the catalogue: a text, a family, an answer; `MagnetChoice` belongs to it. Renders a `form role="search"` that is a plain GET
 * form; with script the answer follows what is typed and chosen, and the focus and the page stay where they are.
 */
export function MaterialSearch({ filters, words, ref, onChange, onSubmit }: MaterialSearchProps) {
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form
      id={materialForm}
      data-print="hide"
      ref={ref}
      role="search"
      method="get"
      action={pathTo('what-we-buy')}
      aria-label={words.name}
      onChange={onChange}
      onSubmit={search}
    >
      <Stack gap="fields">
        <TextField
          id="material-text"
          name={filterParameters.text}
          label={words.thing.heading}
          hint={words.thing.hint}
          defaultValue={filters.text}
          maxLength={longestQuestion}
          autoComplete="off"
          enterKeyHint="search"
        />
        <FieldRow>
          <SelectField
            id="material-family"
            name={filterParameters.family}
            label={words.family.heading}
            defaultValue={filters.family}
            options={words.family.options}
          />
          <SelectField
            id="material-verdict"
            name={filterParameters.verdict}
            label={words.verdict.heading}
            defaultValue={filters.verdict}
            options={words.verdict.options}
          />
          <Button type="submit" icon="search">
            {words.submit}
          </Button>
        </FieldRow>
      </Stack>
    </form>
  );
}
