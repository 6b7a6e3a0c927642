import { styled } from '@mui/material/styles';
import { Icon } from '#design-system/icon/index.ts';
import { Anchor } from '#design-system/link/index.ts';
import { PlainList } from '#design-system/list/index.ts';
import { media, role, size, space } from '#design-system/theme/roles.ts';
import { pathTo } from '#site/paths.ts';

interface ProductLinesProps {
  /** The id is the fragment of the catalogue where the line stands. */
  items: readonly { id: string; name: string; text: string; detail: string }[];
  /** Says what `detail` is. */
  label: string;
}

/** What is for sale, a line each, its name as large as a sign. Renders a `ul`; a name leads into the catalogue. */
export function ProductLines({ items, label }: ProductLinesProps) {
  return (
    <Lines role="list">
      {items.map(({ id, name, text, detail }) => (
        <li key={id}>
          <h3>
            <Anchor to={pathTo('products', { hash: id })}>
              <span>{name}</span>
              <Icon name="arrow" />
            </Anchor>
          </h3>
          <p>{text}</p>
          <dl>
            <dt>{label}</dt>
            <dd>{detail}</dd>
          </dl>
        </li>
      ))}
    </Lines>
  );
}

const Lines = styled(PlainList)({
  borderBlockEnd: `3px solid ${role.text}`,
  '& > li': {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: `${space.s3} ${space.column}`,
    maxWidth: 'none',
    paddingBlock: space.block,
    borderBlockStart: `3px solid ${role.text}`,
    '&:hover': { backgroundColor: `color-mix(in srgb, ${role.mark} 9%, transparent)` },
  },
  '& h3': { fontSize: size.h2, lineHeight: 1.08, letterSpacing: '-0.022em', hyphens: 'auto' },
  '& a': {
    color: role.text,
    textDecorationThickness: '3px',
    textDecorationColor: role.mark,
    '& > svg': { width: '0.7em', height: '0.7em', marginInlineStart: '0.4em', color: role.mark },
    // The whole line takes the press.
    '&::after': { content: '""', position: 'absolute', inset: 0 },
  },
  '& dt': { color: role.textMuted, fontSize: size.small },
  '& dd': { fontWeight: 650 },
  [media.medium]: {
    '& > li': { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 4fr) minmax(0, 3fr)', alignItems: 'start' },
  },
  [media.print]: { '& > li': { breakInside: 'avoid' } },
});
