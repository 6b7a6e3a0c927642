import { styled } from '@mui/material/styles';
import { brand } from '#brand';
import { Link } from '#design-system/link/index.ts';
import { PlainList } from '#design-system/list/index.ts';
import { media, role, size, space } from '#design-system/theme/roles.ts';
import type { EthicsWords } from '../content/ethics.schema.ts';

interface EthicsWaysProps {
  ways: EthicsWords['ways'];
}

/** The ways to report, side by side; the telephone first and largest. Renders a list. */
export function EthicsWays({ ways }: EthicsWaysProps) {
  const { ethicsLine } = brand.phones;
  return (
    <Ways>
      {ways.map(({ id, title, text, phone }) => (
        <li key={id}>
          <h3>{title}</h3>
          {phone && (
            <div data-part="number">
              <Link href={ethicsLine.href}>{ethicsLine.display}</Link>
            </div>
          )}
          <p>{text}</p>
        </li>
      ))}
    </Ways>
  );
}

const Ways = styled(PlainList)({
  display: 'grid',
  gap: `${space.block} ${space.column}`,
  [media.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [media.large]: { gridTemplateColumns: '2fr 1fr 1fr' },
  '& li': { maxWidth: 'none', borderTop: `3px solid ${role.text}`, paddingTop: space.s4 },
  '& li > * + *': { marginTop: space.s3 },
  '& [data-part=number]': {
    fontSize: size.h1,
    fontWeight: 700,
    fontVariantNumeric: 'tabular-nums',
    lineHeight: 1.1,
  },
});
