import { useLingui } from '@lingui/react';
import { styled } from '@mui/material/styles';
import { Link } from '#design-system/link/index.ts';
import { PlainList } from '#design-system/list/index.ts';
import { size, space } from '#design-system/theme/roles.ts';
import { pathTo } from '#site/paths.ts';
import { frontDeskErrands } from './front-desk-tasks.ts';

/** The errands of those who neither sell nor buy: one press each, under what holds now. Renders a list of links, no landmark: the page has enough. */
export function FrontDeskMore() {
  const { i18n } = useLingui();
  return (
    <Row>
      {frontDeskErrands.map(({ page, hash, label }) => (
        <li key={page}>
          <Link alone to={pathTo(page, { hash })}>
            {i18n._(label)}
          </Link>
        </li>
      ))}
    </Row>
  );
}

const Row = styled(PlainList)({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.s5,
  fontSize: size.small,
});
