import { useLingui } from '@lingui/react/macro';
import { styled } from '@mui/material/styles';
import { Link } from '#design-system/link/index.ts';
import { PlainList } from '#design-system/list/index.ts';
import { size, space } from '#design-system/theme/roles.ts';
import { pathTo } from '#site/paths.ts';
import { frontDeskErrands } from './front-desk-tasks.ts';

/** The errands of those who neither sell nor buy: one press each, under what holds now. Renders a `nav` with a list of links. */
export function FrontDeskMore() {
  const { t, i18n } = useLingui();
  return (
    <nav
      aria-label={t({
        message: 'Other tasks',
        comment: 'Names a row of links on the home page: jobs, businesses, news and so on',
      })}
    >
      <Row>
        {frontDeskErrands.map(({ page, hash, label }) => (
          <li key={page}>
            <Link alone to={pathTo(page, { hash })}>
              {i18n._(label)}
            </Link>
          </li>
        ))}
      </Row>
    </nav>
  );
}

const Row = styled(PlainList)({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.s5,
  fontSize: size.small,
});
