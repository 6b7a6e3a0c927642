import { useLingui } from '@lingui/react/macro';
import { styled } from '@mui/material/styles';
import { Form } from 'react-router';
import { Button } from '#design-system/button/index.ts';
import { TextField } from '#design-system/field/index.ts';
import { media, space } from '#design-system/theme/roles.ts';
import { pathTo } from '#site/paths.ts';
import { longestQuery } from '../model/words.ts';

interface SearchFormProps {
  /** What was asked, to be mended or asked anew. */
  query: string;
}

/** The large search box of the search page: a GET form, complete without script. Renders a `form role="search"`. */
export function SearchForm({ query }: SearchFormProps) {
  const { t } = useLingui();
  return (
    <Row
      role="search"
      method="get"
      action={pathTo('search')}
      aria-label={t({ message: 'Search page', comment: 'Name of the large search box for screen readers' })}
    >
      <TextField
        id="site-search"
        name="s"
        type="search"
        label={t({ message: 'What are you looking for?', comment: 'Label of the search field' })}
        defaultValue={query}
        key={query}
        maxLength={longestQuery}
        autoComplete="off"
        enterKeyHint="search"
      />
      <Button variant="primary" type="submit">
        {t({ message: 'Search', comment: 'Button that starts the search' })}
      </Button>
    </Row>
  );
}

const Row = styled(Form)({
  display: 'grid',
  gap: space.s4,
  alignItems: 'end',
  justifyItems: 'start',
  maxWidth: '44rem',
  '& > :first-of-type': { width: '100%' },
  [media.medium]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
});
