import { Trans, useLingui } from '@lingui/react/macro';
import { Column, Heading, Section, Stack, Text } from '#design-system/layout/index.ts';
import { Link } from '#design-system/link/index.ts';
import { PlainList, RuledList } from '#design-system/list/index.ts';
import { Panel } from '#design-system/panel/index.ts';
import { PrintButton } from '#design-system/print/index.ts';
import { RichText } from '#design-system/rich-text/index.ts';
import { htmlLang } from '#i18n/language.ts';
import { pathTo } from '#site/paths.ts';
import type { BringAnswer, BringLine } from './places.server.ts';
import { YardDecides } from './YardDecides.tsx';

/** The list to print, as a slip of paper: who you are, what is written down, whose it is, how you are paid. */
export function BringList({ answer }: { answer: BringAnswer }) {
  const { t } = useLingui();
  const { place, goodsName, list } = answer;
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
      title: t({ message: 'Proof that it is yours', comment: 'Heading of a list: proof of ownership' }),
      lines: list.ownership,
    },
    {
      id: 'payment',
      title: t({ message: 'How and when you are paid', comment: 'Heading of a list: cash, check, mail' }),
      lines: list.payment,
    },
  ];
  return (
    <Section>
      <Column from={1} span={9}>
        {/* Cut at the top, as a slip of paper on the scale house counter. */}
        <Panel variant="sheet" surface="raised" sx={{ borderBlockStartStyle: 'dashed' }}>
          <Stack gap="block">
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
                <Stack gap="tight" key={id}>
                  <Heading level={3} size="h4">
                    {title}
                  </Heading>
                  <RuledList role="list" top="thin" ticks>
                    {lines.map((line) => (
                      <li key={line.id}>
                        <Stack
                          row
                          gap="links"
                          sx={{ alignItems: 'baseline', justifyContent: 'space-between' }}
                        >
                          <Text
                            component="span"
                            sx={{
                              flex: '1 1 20rem',
                              minWidth: 0,
                              overflowWrap: 'anywhere',
                              '& > strong': { display: 'block' },
                            }}
                          >
                            {line.about !== '' && <strong>{line.about}</strong>}
                            <RichText
                              text={line.text}
                              links={{ title: { to: pathTo('title-and-paperwork') } }}
                            />
                          </Text>
                          <Whose law={line.law} />
                        </Stack>
                      </li>
                    ))}
                  </RuledList>
                </Stack>
              ))}
            {place && <BringSources {...place} words={answer.words.sources} />}
            <Stack row>
              <PrintButton
                label={t({ message: 'Print this list', comment: 'Button that opens the print dialog' })}
              />
            </Stack>
          </Stack>
        </Panel>
      </Column>
      <Column from={1} span={9}>
        <YardDecides {...answer.words.decides} />
      </Column>
    </Section>
  );
}

function BringHeading({ place }: { place: string }) {
  return <Trans comment="Heading of the list; {place} is a state or province">Your list for {place}</Trans>;
}

/** Whose rule a line is, and which section of the law. Renders a `small`. */
function Whose({ law }: { law: BringLine['law'] }) {
  return (
    <Text component="small" size="small" muted>
      {law ? (
        <Link href={law.address} lang={htmlLang.eng} hrefLang={htmlLang.eng}>
          {law.name}
        </Link>
      ) : (
        <Trans comment="Beside a rule: it is our own, at every yard">Our rule everywhere</Trans>
      )}
    </Text>
  );
}

/** Which texts a place's rules come from, how sure that is, and when a copy of each was read. Renders a panel. */
function BringSources({
  label,
  caution,
  sources,
  words,
}: NonNullable<BringAnswer['place']> & { words: string }) {
  return (
    <Panel>
      <Text size="small">
        <Trans comment="{label} names laws or reports">
          <strong>Source:</strong> {label}.
        </Trans>{' '}
        {caution}
      </Text>
      <PlainList role="list">
        {sources.map(({ id, name, address, known, day, date }) => (
          <li key={id}>
            <Text component="span" size="small">
              <Link href={address} lang={htmlLang.eng} hrefLang={htmlLang.eng} alone>
                {name}
              </Link>{' '}
              {known === 'text' ? (
                <Trans comment="Behind the link to a law; {date} is a day">
                  copy read on{' '}
                  <time dateTime={day} _t="day">
                    {date}
                  </time>
                </Trans>
              ) : (
                <Trans comment="Behind the link to a law that we have not read ourselves; {date} is a day">
                  known from a report, read on{' '}
                  <time dateTime={day} _t="day">
                    {date}
                  </time>
                </Trans>
              )}
            </Text>
          </li>
        ))}
      </PlainList>
      <Text size="small">{words}</Text>
    </Panel>
  );
}
