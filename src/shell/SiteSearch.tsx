import { useLingui } from '@lingui/react/macro';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { Icon } from '#design-system/icon/index.ts';
import { role } from '#design-system/theme/roles.ts';
import { VisuallyHidden } from '#design-system/visually-hidden/index.ts';
import { pathTo } from '#site/paths.ts';

/** Longest search the server accepts. */
const longest = 200;

/**
 * The search of the whole site: a GET form, so it works before and without any script. Renders a `form role="search"`. The
 * eye takes what it is from the button's icon, the ear from the label. It leads to the heading of the answer, which takes the
 * focus and so says how much was found. Not MUI's `InputBase`: every page would bring the
 * styles of a field.
 */
export function SiteSearch() {
  const { t } = useLingui();
  const id = useId();
  return (
    <SearchForm role="search" action={pathTo('search', { hash: 'results' })} method="get">
      <VisuallyHidden>
        <label htmlFor={id}>
          {t({ message: 'Search this site', comment: 'Label of the search box in the header' })}
        </label>
      </VisuallyHidden>
      <input id={id} type="search" name="s" maxLength={longest} autoComplete="off" enterKeyHint="search" />
      <IconButton type="submit">
        <Icon name="search" />
        <VisuallyHidden>
          {t({ message: 'Search', context: 'action', comment: 'Button that starts a search' })}
        </VisuallyHidden>
      </IconButton>
    </SearchForm>
  );
}

/** A wide window that the menus fill: the button alone leads to the page of the search, whose field is its first line. */
const tight = '@media (min-width: 993px) and (max-width: 1179.98px)';

const SearchForm = styled('form')({
  display: 'flex',
  flexGrow: 1,
  // Never wider than a phone with text at twice its size.
  minWidth: 0,
  maxWidth: '100%',
  '& > input': {
    flex: '1 1 9.5rem',
    width: '9.5rem',
    minWidth: 0,
    padding: '0.375rem 0.75rem',
    border: `1px solid ${role.border}`,
    borderRadius: 0,
    backgroundColor: role.field,
    color: role.onField,
    appearance: 'none',
  },
  '& > button': {
    backgroundColor: role.text,
    color: role.surface,
    '&:hover': { backgroundColor: role.action, color: role.onAction },
  },
  [tight]: { '& > input': { display: 'none' } },
});
