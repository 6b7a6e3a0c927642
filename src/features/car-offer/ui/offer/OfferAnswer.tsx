import { Trans, useLingui } from '@lingui/react/macro';
import { brand } from '#brand';
import { DataTable } from '#design-system/data-table/index.ts';
import { Column, Heading, Section, Stack, Text } from '#design-system/layout/index.ts';
import { Link } from '#design-system/link/index.ts';
import { TickList } from '#design-system/list/index.ts';
import { Panel } from '#design-system/panel/index.ts';
import { PrintButton } from '#design-system/print/index.ts';
import { pathTo } from '#site/paths.ts';
import type { Offer, OfferPageData } from './offer-page.server.ts';
import { useStepWords } from './use-step-words.tsx';

/** What we give for the car, how that comes about, and what to have ready. Renders a section, or nothing. */
export function OfferAnswer({ page }: { page: OfferPageData }) {
  const { t } = useLingui();
  const { offer, papers, isFailed } = page;
  const { href: phoneLink, display: phone } = brand.phones.cars;
  if (isFailed)
    return (
      <Section room="block">
        <Column span={8}>
          <Stack>
            <Heading level={2} size="h3" id="offer">
              <Trans comment="Heading in place of an offer, while prices do not arrive">
                No offer right now
              </Trans>
            </Heading>
            <Text>
              <Trans comment="In place of an offer for a car; {phone} is a telephone number">
                We do not have today’s prices yet, so we cannot make an offer. Try again in a few minutes, or
                call{' '}
                <a _t="link" href={phoneLink}>
                  {phone}
                </a>
                .
              </Trans>
            </Text>
          </Stack>
        </Column>
      </Section>
    );
  if (offer === null) return null;
  return (
    <Section room="block">
      <Column span={12}>
        <OfferHead page={page} offer={offer} />
      </Column>
      <Column span={8} since="wide">
        <Stack>
          <Steps offer={offer} />
          <Text size="small">
            <Trans comment="Under the reckoning of an offer for a car; {phone} is a telephone number">
              To take the offer, have us call you below, or call{' '}
              <a _t="link" href={phoneLink}>
                {phone}
              </a>{' '}
              and give us these figures. It changes only if the car is not as you described it.
            </Trans>
          </Text>
          <Stack row>
            <PrintButton
              label={t({ message: 'Print this offer', comment: 'Button under an offer for a car' })}
            />
          </Stack>
        </Stack>
      </Column>
      <Column from={9} span={4} since="wide">
        {papers && <Papers papers={papers} place={offer.place} />}
      </Column>
    </Section>
  );
}

/** The figure, until when it holds, and what it is worth. Renders a heading and paragraphs. */
function OfferHead({ page: { isSample, lastCopyOf }, offer }: { page: OfferPageData; offer: Offer }) {
  const { t } = useLingui();
  const { car, place, low, high, until, isNothing } = offer;
  return (
    <Stack>
      <Heading level={2} size="h3" id="offer">
        {t({
          message: `Your ${car} in ${place}`,
          comment: 'Heading above an offer: {car} is 2004 Harrow Avocet, {place} is Houston, TX 77002',
        })}
      </Heading>
      <Text component="div" size="figure" tabular>
        {isNothing || low === high
          ? high
          : t({ message: `${low} to ${high}`, comment: 'The least and the most that we give for a car' })}
      </Text>
      <Text>
        {isNothing ? (
          <Trans comment="Under an offer of nothing for a car">
            The tow costs as much as the metal brings, so we pay nothing for it. We take it free of charge,
            and you can still bring it to a yard yourself.
          </Trans>
        ) : (
          <Trans comment="Under an offer for a car; {until} is a date">
            Good until <strong>{until}</strong>, seven days from today. The two figures are for the lightest
            and the heaviest car of its kind; every step is shown below.
          </Trans>
        )}
      </Text>
      {lastCopyOf !== null && (
        <Text>
          <Trans comment="{lastCopyOf} is a day, a time and a time zone">
            We are not getting new prices right now. This offer is based on the last we received, on{' '}
            {lastCopyOf}.
          </Trans>
        </Text>
      )}
      <Text size="small">
        <Trans comment="Under an offer for a car: how it is made, in a sample company">
          <strong>Sample data.</strong> Weights, deductions and tow are rules of an invented company.
        </Trans>{' '}
        {isSample && (
          <Trans comment="Under an offer for a car: the price comes from made-up boards">
            So is the price of the yard.
          </Trans>
        )}
      </Text>
    </Stack>
  );
}

/** The reckoning, a row for each step. Renders a table. */
function Steps({ offer }: { offer: Offer }) {
  const { t } = useLingui();
  const words = useStepWords(offer);
  return (
    <DataTable
      caption={t({ message: 'How we get to the offer', comment: 'Names a table of a reckoning' })}
      columns={[
        { id: 'step', label: t({ message: 'Step', comment: 'Head of a column: a step of a reckoning' }) },
        {
          id: 'low',
          label: t({ message: 'Lightest', comment: 'Head of a column: for the lightest car of its kind' }),
          numeric: true,
        },
        {
          id: 'high',
          label: t({ message: 'Heaviest', comment: 'Head of a column: for the heaviest car of its kind' }),
          numeric: true,
        },
      ]}
      rows={offer.steps.map((each) => {
        const [id = '', low = '', high = ''] = each.split('|');
        const isLast = id === 'offer';
        return {
          id,
          cells: {
            step: words[id as keyof typeof words],
            low: isLast ? <strong>{low}</strong> : low,
            high: isLast ? <strong>{high}</strong> : high,
          },
        };
      })}
    />
  );
}

/** What to have ready when the car is picked up. Renders a `div`. */
function Papers({ papers, place }: { papers: NonNullable<OfferPageData['papers']>; place: string }) {
  const { items, help, notice } = papers;
  return (
    <Panel variant="sheet" surface="raised">
      <Stack gap="close">
        <Heading level={3} size="h4">
          <Trans comment="Heading above a list of papers; {place} is a town">Have ready in {place}</Trans>
        </Heading>
        <TickList role="list">
          {items.map(({ id, text }) => (
            <li key={id}>{text}</li>
          ))}
          {notice !== '' && (
            <li>
              <Trans comment="In a list of papers; {notice} names an agency, its form and the time for it, or says that none was found">
                Afterward: {notice}
              </Trans>
            </li>
          )}
        </TickList>
        {help !== '' && <Text>{help}</Text>}
        <Text size="small">
          <Link to={pathTo('title-and-paperwork')}>
            <Trans comment="Link from a short list to the whole guide">The papers for every case</Trans>
          </Link>
        </Text>
      </Stack>
    </Panel>
  );
}
