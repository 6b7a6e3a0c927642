import { useLingui } from '@lingui/react/macro';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { Icon } from '#design-system/icon/index.ts';
import { media, role } from '#design-system/theme/roles.ts';
import { VisuallyHidden } from '#design-system/visually-hidden/index.ts';
import { pathTo } from '#site/paths.ts';

/** Longest search the server accepts. */
const longest = 200;

/** The search of the whole site: a GET form, so it works before and without any script. Renders a `form role="search"`. */
export function SiteSearch() {
  const { t } = useLingui();
  const id = useId();
  return (
    <SearchForm role="search" action={pathTo('search')} method="get">
      <label htmlFor={id}>
        {t({ message: 'Search this site', comment: 'Label of the search box in the header' })}
      </label>
      <input id={id} type="search" name="s" maxLength={longest} autoComplete="off" enterKeyHint="search" />
      <button type="submit">
        <Icon name="search" />
        <VisuallyHidden>
          {t({ message: 'Search', context: 'action', comment: 'Button that starts a search' })}
        </VisuallyHidden>
      </button>
    </SearchForm>
  );
}

const SearchForm = styled('form')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 2.75rem',
  alignItems: 'center',
  gap: '0.25rem 0',
  '& > label': { gridColumn: '1 / -1', fontWeight: 650 },
  '& > input': {
    width: '100%',
    minWidth: 0,
    minHeight: '2.75rem',
    padding: '0.375rem 0.75rem',
    border: `1px solid ${role.border}`,
    borderInlineEnd: 0,
    borderRadius: '2px 0 0 2px',
    backgroundColor: role.field,
    color: role.onField,
    appearance: 'none',
  },
  '& > button': {
    display: 'grid',
    placeItems: 'center',
    width: '2.75rem',
    height: '2.75rem',
    padding: 0,
    border: `1px solid ${role.border}`,
    borderRadius: '0 2px 2px 0',
    backgroundColor: role.text,
    color: role.surface,
    cursor: 'pointer',
    '&:hover': { backgroundColor: role.action, color: role.onAction },
  },
  '& > :focus-visible': { position: 'relative', zIndex: 1 },
  [media.wide]: {
    gridTemplateColumns: 'auto 11rem 2.75rem',
    // The row keeps its height while a slow page has only brought the label so far.
    gridTemplateRows: '2.75rem',
    columnGap: 0,
    '& > label': { gridColumn: 'auto', marginInlineEnd: '0.75rem', fontWeight: 400 },
  },
});
