import { useLingui } from '@lingui/react/macro';
import { Columns, Heading, Stack, Text } from '#design-system/layout/index.ts';
import { Link } from '#design-system/link/index.ts';
import { YardPart } from './YardPart.tsx';
import type { YardPageData } from './yard.server.ts';

interface YardTakesProps {
  takes: YardPageData['takes'];
}

/** What a yard takes, what it does not and which other one does. Renders a section. */
export function YardTakes({ takes }: YardTakesProps) {
  const { heading, lead, note, families, missing } = takes;
  return (
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
    </YardPart>
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
