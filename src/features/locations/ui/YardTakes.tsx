import { Trans, useLingui } from '@lingui/react/macro';
import { Column, Heading, Section, Stack, Text } from '#design-system/layout/index.ts';
import { Link } from '#design-system/link/index.ts';
import type { YardPageData } from './yard.server.ts';

interface YardTakesProps {
  takes: YardPageData['takes'];
  /** Where the papers to bring are listed, for this state or province. */
  bring: string;
}

/** What a yard takes, what it does not and which other one does, and what to bring. Renders a section. */
export function YardTakes({ takes, bring }: YardTakesProps) {
  const { heading, lead, note, families, missing } = takes;
  return (
    <Section labelledBy="takes">
      <Column span={6}>
        <Stack>
          <Heading level={2} id="takes">
            {heading}
          </Heading>
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
          <Text>
            <Link to={bring}>
              <Trans comment="Link from a yard to the list of papers for its state">
                What to bring there
              </Trans>
            </Link>
          </Text>
        </Stack>
      </Column>
      {missing.length > 0 && (
        <Column from={7} span={6}>
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
        </Column>
      )}
    </Section>
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
