import { useLingui } from '@lingui/react/macro';
import { styled } from '@mui/material/styles';
import { type FormEvent, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '#design-system/button/index.ts';
import { SelectField, TextField } from '#design-system/field/index.ts';
import { media, space } from '#design-system/theme/roles.ts';
import { pathTo } from '#site/paths.ts';
import {
  askedVerdicts,
  filterParameters,
  filterTarget,
  longestQuestion,
  type MaterialFilters,
} from '../model/filters.ts';
import { verdictWords } from './material-words.ts';

interface MaterialSearchProps {
  filters: MaterialFilters;
  families: readonly { id: string; name: string }[];
}

/**
 * Asks the catalogue: a text, a family, an answer. Renders a `form role="search"` that is a plain GET form; with script
 * the answer comes without loading a document, and the focus and the page stay where they are.
 */
export function MaterialSearch({ filters, families }: MaterialSearchProps) {
  const { i18n, t } = useLingui();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const { text, family, verdict } = filters;
  const path = pathTo('what-we-buy');

  // A new question keeps the page, and these fields with it: going back must bring the earlier one back.
  const shown = useRef(filters);
  useEffect(() => {
    // The fields are as the page was made, or as somebody has typed since: both stay when React takes the page over.
    if (shown.current === filters) return;
    shown.current = filters;
    for (const [part, value] of Object.entries({ text, family, verdict })) {
      const field = form.current?.elements.namedItem(filterParameters[part as keyof MaterialFilters]);
      if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) field.value = value;
    }
  }, [filters, text, family, verdict]);

  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const asked = (part: keyof MaterialFilters) => `${typed.get(filterParameters[part]) ?? ''}`.trim();
    const target = { text: asked('text'), family: asked('family'), verdict: asked('verdict') };
    navigate(filterTarget(path, target), { preventScrollReset: true });
  };

  return (
    <Form
      ref={form}
      role="search"
      method="get"
      action={path}
      aria-label={t({
        message: 'Search the catalog',
        comment: 'Name of the form that searches what the yards buy',
      })}
      onSubmit={search}
    >
      <TextField
        id="material-text"
        name={filterParameters.text}
        label={t({
          message: 'What do you have?',
          comment: 'Label of the field that searches what the yards buy',
        })}
        hint={t({
          message: 'For example: water heater, copper pipe, Christmas lights',
          comment: 'Hint of the field that searches what the yards buy',
        })}
        defaultValue={text}
        maxLength={longestQuestion}
        autoComplete="off"
        enterKeyHint="search"
      />
      <SelectField
        id="material-family"
        name={filterParameters.family}
        label={t({ message: 'Family', comment: 'Label of a list: family of metals' })}
        defaultValue={family}
        options={[
          {
            value: '',
            label: t({ message: 'All families', comment: 'First choice of the list of families of metals' }),
          },
          ...families.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      <SelectField
        id="material-verdict"
        name={filterParameters.verdict}
        label={t({ message: 'Answer', comment: 'Label of a list: we buy it, with conditions, never' })}
        defaultValue={verdict}
        options={[
          { value: '', label: t({ message: 'All answers', comment: 'First choice of the list of answers' }) },
          ...askedVerdicts.map((each) => ({ value: each, label: i18n._(verdictWords[each]) })),
        ]}
      />
      <div>
        <Button type="submit" icon="search">
          {t({ message: 'Look it up', comment: 'Button that searches what the yards buy' })}
        </Button>
      </div>
    </Form>
  );
}

const Form = styled('form')({
  display: 'grid',
  gap: space.s4,
  maxWidth: '46rem',
  [media.print]: { display: 'none' },
  [media.medium]: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    '& > :is(:first-of-type, :last-of-type)': { gridColumn: '1 / -1', maxWidth: 'none' },
  },
});
