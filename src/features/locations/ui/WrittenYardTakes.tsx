import { useLingui } from '@lingui/react/macro';
import { ToTop } from '#design-system/contents/index.ts';
import { Columns, Heading, Stack, Text } from '#design-system/layout/index.ts';
import { Link } from '#design-system/link/index.ts';
import { givenOnce } from '#design-system/served-once.tsx';
import { YardPart } from './YardPart.tsx';
import type { YardTakesData } from './yard.server.ts';
import { partOfYard, takesPart } from './yard-parts-id.ts';

/** Props of what a yard takes. */
export interface YardTakesProps {
  /** Id of the yard. */
  yard: string;
  /** In development alone: see `giveOnce`. */
  takes: YardTakesData | null;
}

/** What a yard takes, what it does not and which other one does, as the server writes it. Renders a `div` with a section. */
export function WrittenYardTakes({ yard, takes }: YardTakesProps) {
  const { heading, lead, note, families, missing, toTop } = givenOnce(partOfYard(takesPart, yard), takes);
  return (
    // Hidden as a whole: an empty row of the grid would push the sheet onto a second one.
    <div id={takesPart} data-print="hide">
      <YardPart id="takes" title={heading} screenOnly>
        <Columns count={{ medium: missing.length > 0 ? 2 : 1 }}>
          <Stack>
            <Text>{lead}</Text>
            {families.length > 0 && (
              <ul>
                {families.map(({ id, name, to }) => (
                  <li key={id}>
                    <Link to={to}>{name}</Link>
                  </li>
                ))}
              </ul>
            )}
          </Stack>
          {missing.length > 0 && (
            <Stack>
              <Heading level={3}>{note}</Heading>
              <ul>
                {missing.map(({ id, name, elsewhere }) => (
                  <li key={id}>
                    {name}
                    {elsewhere && <Elsewhere {...elsewhere} />}
                  </li>
                ))}
              </ul>
            </Stack>
          )}
        </Columns>
        <ToTop label={toTop} />
      </YardPart>
    </div>
  );
}

/** The nearest yard that takes it, as the end of a line. */
function Elsewhere({ name, to, distance }: { name: string; to: string; distance: string }) {
  const { t } = useLingui();
  return (
    <>
      {': '}
      <Link to={to}>
        {t({
          message: `${name}, ${distance} away`,
          comment: 'The nearest yard that takes what this one does not',
        })}
      </Link>
    </>
  );
}
