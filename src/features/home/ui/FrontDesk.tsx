import { useLingui } from '@lingui/react/macro';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { Button } from '#design-system/button/index.ts';
import { TextField } from '#design-system/field/index.ts';
import { measure, media, space } from '#design-system/theme/roles.ts';
import { locationTypes, longestSearch, searchParameters } from '#features/locations/model/search-box.ts';
import { pathTo } from '#site/paths.ts';
import { frontDeskTasks } from './front-desk-tasks.ts';

/** Who comes here has not said yet what for: every kind of yard is looked for. */
const everyYard = locationTypes[2].division;

/**
 * What a visitor can do at once: find the nearest yard, or go where one of four tasks is done. Renders a `div` with a plain
 * GET form, which the page of the search answers with or without script, and links that look like buttons.
 */
export function FrontDesk() {
  const { t, i18n } = useLingui();
  const id = useId();
  return (
    <Desk>
      <form
        role="search"
        method="get"
        action={pathTo('location-search')}
        aria-label={t({
          message: 'Find the nearest yard',
          comment: 'Name of the first form of the home page',
        })}
      >
        <TextField
          id={id}
          name={searchParameters.text}
          label={t({ message: 'ZIP or postal code', comment: 'Field of the home page' })}
          maxLength={longestSearch}
          autoComplete="postal-code"
          enterKeyHint="search"
        />
        <input type="hidden" name={searchParameters.division} value={everyYard} />
        <Button type="submit" icon="search">
          {t({ message: 'Find a yard', comment: 'Button beside the field for a ZIP code' })}
        </Button>
      </form>
      <div>
        {frontDeskTasks.map(({ page, label }) => (
          <Button key={page} variant="secondary" to={pathTo(page)} icon="arrow">
            {i18n._(label)}
          </Button>
        ))}
      </div>
    </Desk>
  );
}

const Desk = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space.s4} ${space.column}`,
  alignItems: 'end',
  '& > form': {
    display: 'grid',
    gridTemplateColumns: 'minmax(7rem, 1fr) auto',
    alignItems: 'end',
    gap: space.s2,
  },
  '& > div': { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space.s2 },
  '& > div > a': { justifyContent: 'space-between', paddingInline: space.s4 },
  // On a phone the words need the room of the icons.
  [media.small]: {
    '& > form > button': { paddingInline: space.s3 },
    '& > div > a': { minHeight: measure.target, padding: `${space.s1} ${space.s3}` },
    '& button > svg, & a > svg': { display: 'none' },
  },
  [media.wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  // The picture of the home lies beside it.
  '@media (min-width: 1100px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
});
