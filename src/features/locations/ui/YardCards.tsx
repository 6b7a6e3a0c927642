import { useLingui } from '@lingui/react/macro';
import { styled } from '@mui/material/styles';
import { Anchor, Link } from '#design-system/link/index.ts';
import { measure, role, size } from '#design-system/theme/roles.ts';
import { OpenLine } from './OpenLine.tsx';
import { RuledCards } from './RuledCards.tsx';
import type { YardCard } from './yards.server.ts';

interface YardCardsProps {
  yards: readonly YardCard[];
  /** Level of the names in the page's outline. Default 3. */
  headingLevel?: 3 | 4;
  /** `ol` where the order says which is nearest. Default `ul`. */
  as?: 'ol' | 'ul';
}

/** Yards in a list, each with its name as the link to its page. Renders a list. */
export function YardCards({ yards, headingLevel = 3, as = 'ul' }: YardCardsProps) {
  const { t } = useLingui();
  const Level = `h${headingLevel}` as const;
  return (
    <List as={as} role="list">
      {yards.map(({ id, to, name, kind, street, town, phone, distance, state }) => (
        <li key={id}>
          <Level>
            <Link to={to}>{name}</Link>
          </Level>
          <p data-part="kind">
            {distance === undefined
              ? kind
              : t({
                  message: `${kind}, ${distance} away`,
                  comment: 'Under the name of a yard: its kind, and how far it is ("4.3 miles")',
                })}
          </p>
          <address>
            {street}
            <br />
            {town}
          </address>
          {state && <OpenLine state={state} />}
          <Anchor href={`tel:+1${phone.replaceAll('-', '')}`}>{phone}</Anchor>
        </li>
      ))}
    </List>
  );
}

const List = styled(RuledCards)({
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))',
  '& > li': { borderBlockStart: `3px solid ${role.text}` },
  '& address': { fontStyle: 'normal' },
  '& [data-part=kind]': { color: role.textMuted, fontSize: size.small },
  '& > li > a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: measure.target,
    fontVariantNumeric: 'tabular-nums',
  },
});
