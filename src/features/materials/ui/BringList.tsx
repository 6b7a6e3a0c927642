import { Trans, useLingui } from '@lingui/react/macro';
import { Column, Heading, Section, Stack, Text } from '#design-system/layout/index.ts';
import { PrintButton } from '#design-system/print/index.ts';
import { RichText } from '#design-system/rich-text/index.ts';
import { pathTo } from '#site/paths.ts';
import { List, Slip } from './bring-list-styles.ts';
import type { BringAnswer, BringLine } from './places.server.ts';
import { YardDecides } from './YardDecides.tsx';

/** The list to print, as a slip of paper: who you are, what is written down, whose it is, how you are paid. */
export function BringList({ answer }: { answer: BringAnswer }) {
  const { t } = useLingui();
  const { place, goodsName, list, checkedOn } = answer;
  const parts: { id: string; title: string; lines: BringLine[] }[] = [
    {
      id: 'identity',
      title: t({ message: 'Who you are', comment: 'Heading of a list: photo ID' }),
      lines: list.identity,
    },
    {
      id: 'record',
      title: t({ message: 'What is written down', comment: 'Heading of a list: what the yard records' }),
      lines: list.record,
    },
    {
      id: 'ownership',
      title: t({ message: 'Why it is yours', comment: 'Heading of a list: proof of ownership' }),
      lines: list.ownership,
    },
    {
      id: 'payment',
      title: t({ message: 'How and when you are paid', comment: 'Heading of a list: cash, check, mail' }),
      lines: list.payment,
    },
  ];
  return (
    <Section labelledBy="list">
      <Column from={1} span={9}>
        <Slip data-surface="raised">
          <Heading level={2} id="list">
            {place ? (
              <BringHeading place={place.name} />
            ) : (
              <Trans comment="Heading of the list of what to bring, when no place is chosen">
                Your list for any yard
              </Trans>
            )}
          </Heading>
          {goodsName && (
            <Text size="lead">
              {t({
                message: `You sell: ${goodsName}`,
                comment: '{goodsName} is a kind of scrap, such as drink cans',
              })}
            </Text>
          )}
          {parts
            .filter(({ lines }) => lines.length > 0)
            .map(({ id, title, lines }) => (
              <div key={id}>
                <h3>{title}</h3>
                <List role="list">
                  {lines.map((line) => (
                    <li key={line.id}>
                      <span>
                        {line.about !== '' && <strong>{line.about}</strong>}
                        <RichText text={line.text} links={{ title: { to: pathTo('title-and-paperwork') } }} />
                      </span>
                      <Whose isLaw={line.isLaw} />
                    </li>
                  ))}
                </List>
              </div>
            ))}
          {place && <BringSource source={place.source} caution={place.caution} checkedOn={checkedOn} />}
          <Stack row>
            <PrintButton
              label={t({ message: 'Print this list', comment: 'Button that opens the print dialog' })}
            />
          </Stack>
        </Slip>
      </Column>
      <Column from={1} span={9}>
        <YardDecides />
      </Column>
    </Section>
  );
}

function BringHeading({ place }: { place: string }) {
  return <Trans comment="Heading of the list; {place} is a state or province">Your list for {place}</Trans>;
}

/** Whose rule a line is. Renders a `small`. */
function Whose({ isLaw }: { isLaw: boolean }) {
  return (
    <small>
      {isLaw ? (
        <Trans comment="Beside a rule: it is a law of the state or province">Law of the place</Trans>
      ) : (
        <Trans comment="Beside a rule: it is our own, at every yard">Our rule everywhere</Trans>
      )}
    </small>
  );
}

interface BringSourceProps {
  source: string;
  caution: string;
  checkedOn: BringAnswer['checkedOn'];
}

/** Where a place's rules come from, how sure that is, and when they were compared. Renders paragraphs. */
function BringSource({ source, caution, checkedOn }: BringSourceProps) {
  const { words: date } = checkedOn;
  return (
    <div data-part="source">
      <p>
        <Trans comment="{source} names a law or a report">
          <strong>Source:</strong> {source}.
        </Trans>{' '}
        {caution}
      </p>
      <p>
        <Trans comment="{date} is a day">
          Compared with our source on{' '}
          <time dateTime={checkedOn.day} _t="day">
            {date}
          </time>
          ; not legal advice.
        </Trans>
      </p>
    </div>
  );
}
