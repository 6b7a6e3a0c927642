import { useLingui } from '@lingui/react/macro';
import { Address } from '#design-system/address/index.ts';
import { ColumnList, Heading, Text } from '#design-system/layout/index.ts';
import { Link } from '#design-system/link/index.ts';
import { Panel } from '#design-system/panel/index.ts';
import { role } from '#design-system/theme/roles.ts';
import { OpenLine } from './OpenLine.tsx';
import type { YardCard } from './yards.server.ts';

interface YardCardsProps {
  yards: readonly YardCard[];
  /** Level of the names in the page's outline. Default 3. */
  headingLevel?: 3 | 4;
  /** `ol` where the order says which is nearest. Default `ul`. */
  as?: 'ol' | 'ul';
  /** The number that the first has on the map; the others count on. Default: no numbers. */
  from?: number;
}

/** Yards in a list, each with its name as the link to its page. Renders a list. */
export function YardCards({ yards, headingLevel = 3, as = 'ul', from }: YardCardsProps) {
  const { t } = useLingui();
  return (
    <ColumnList component={as} role="list" min="17rem" stretch={false}>
      {yards.map(({ id, to, name, kind, street, town, phone, distance, state }, index) => (
        <Panel component="li" key={id} sx={{ alignItems: 'flex-start' }}>
          <Heading level={headingLevel} size="h4">
            {from !== undefined && <MapNumber>{from + index}</MapNumber>}
            <Link to={to}>{name}</Link>
          </Heading>
          <Text size="small" muted>
            {distance === undefined
              ? kind
              : t({
                  message: `${kind}, ${distance} away`,
                  comment: 'Under the name of a yard: its kind, and how far it is ("4.3 miles")',
                })}
          </Text>
          <Address>
            <span>{street}</span>
            <span>{town}</span>
          </Address>
          {state && <OpenLine state={state} />}
          <Link href={`tel:+1${phone.replaceAll('-', '')}`} alone sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {phone}
          </Link>
        </Panel>
      ))}
    </ColumnList>
  );
}

/** The number of a yard as its mark on the map has it; a list in order says it by itself. Renders a `span`. */
function MapNumber({ children }: { children: number }) {
  return (
    <Text
      component="span"
      aria-hidden="true"
      sx={{
        display: 'inline-block',
        minWidth: '1.6em',
        marginInlineEnd: '0.5em',
        borderRadius: '1em',
        // Copper as letters have it: of the mark's own, numbers on the tint lack a hair of contrast.
        backgroundColor: role.accent,
        color: role.surface,
        fontSize: '0.9em',
        lineHeight: '1.6em',
        textAlign: 'center',
      }}
    >
      {children}
    </Text>
  );
}
