import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { styled } from '@mui/material/styles';
import { Heading, Text } from '#design-system/layout/index.ts';
import { Link } from '#design-system/link/index.ts';
import { PlainList } from '#design-system/list/index.ts';
import { media, role, size, space } from '#design-system/theme/roles.ts';
import { pathTo } from '#site/paths.ts';
import type { CompanyBrand } from './company.server.ts';

interface CompanyBrandsProps {
  brands: readonly CompanyBrand[];
}

/** The brands as entries of a register: mark, name and trade, what happens there, number of sites. Renders a `ul`. */
export function CompanyBrands({ brands }: CompanyBrandsProps) {
  const { t } = useLingui();
  return (
    <Register role="list">
      {brands.map(({ id, name, image, lead, text, sites, page, label }) => (
        <li key={id}>
          {/* Its name stands beside it. */}
          <img src={image} alt="" width={48} height={48} loading="lazy" />
          <div>
            <Heading level={3}>{name}</Heading>
            <p>{lead}</p>
          </div>
          <div>
            <Text>{text}</Text>
            <Text>
              <Link to={pathTo(page)}>{label}</Link>
            </Text>
          </div>
          <p data-part="sites">
            {t({
              message: plural(sites, { one: '# site', other: '# sites' }),
              comment: 'Number of yards or plants of a brand',
            })}
          </p>
        </li>
      ))}
    </Register>
  );
}

const Register = styled(PlainList)({
  borderBlockStart: `3px solid ${role.text}`,
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: `${space.s4} ${space.s5}`,
    maxWidth: 'none',
    paddingBlock: space.block,
    borderBlockEnd: `1px solid ${role.border}`,
  },
  '& img': { width: 'clamp(3rem, 5vw, 5rem)', height: 'auto' },
  '& h3 + p': { color: role.textMuted, fontSize: size.lead, lineHeight: 1.35 },
  '& > li > div:nth-of-type(2)': {
    gridColumn: '1 / -1',
    display: 'flex',
    flexDirection: 'column',
    gap: space.s3,
  },
  '& [data-part=sites]': {
    gridColumn: '1 / -1',
    color: role.accent,
    fontSize: size.h3,
    fontWeight: 720,
    letterSpacing: '-0.03em',
    lineHeight: 1,
    fontVariantNumeric: 'tabular-nums',
  },
  [media.wide]: {
    '& > li': {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 4fr) minmax(0, 5fr) minmax(0, 2fr)',
      gap: space.column,
      alignItems: 'start',
    },
    '& > li > div:nth-of-type(2), & [data-part=sites]': { gridColumn: 'auto' },
    '& [data-part=sites]': { textAlign: 'end' },
  },
  [media.print]: { '& > li': { breakInside: 'avoid' } },
});
