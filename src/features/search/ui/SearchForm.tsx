import { useLingui } from '@lingui/react/macro';
import type { ComponentProps, Ref } from 'react';
import { Form } from 'react-router';
import { Button } from '#design-system/button/index.ts';
import { FieldRow, TextField } from '#design-system/field/index.ts';
import { pathTo } from '#site/paths.ts';
import { longestQuery } from '../model/longest-query.ts';

interface SearchFormProps {
  /** What was asked, to be mended or asked anew. */
  query: string;
  /** The field, for who follows what is typed. */
  ref?: Ref<HTMLInputElement>;
  onChange?: () => void;
  /** Answers in place of the browser. Default: another document opens. */
  onSubmit?: () => void;
}

/** The large search box of the search page: a GET form, complete without script. Renders a `form role="search"`. */
export function SearchForm({ query, ref, onChange, onSubmit }: SearchFormProps) {
  const { t } = useLingui();
  const answer: ComponentProps<typeof Form>['onSubmit'] = (event) => {
    event.preventDefault();
    onSubmit?.();
  };
  return (
    <Form
      role="search"
      method="get"
      action={pathTo('search')}
      onSubmit={onSubmit && answer}
      aria-label={t({ message: 'Search page', comment: 'Name of the large search box for screen readers' })}
    >
      <FieldRow long>
        <TextField
          id="site-search"
          name="s"
          type="search"
          label={t({ message: 'What are you looking for?', comment: 'Label of the search field' })}
          defaultValue={query}
          ref={ref}
          onChange={onChange}
          maxLength={longestQuery}
          autoComplete="off"
          enterKeyHint="search"
        />
        <Button variant="primary" type="submit">
          {t({ message: 'Search', comment: 'Button that starts the search' })}
        </Button>
      </FieldRow>
    </Form>
  );
}
