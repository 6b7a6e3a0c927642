import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import {
  GateArt,
  GradeArt,
  RadiationArt,
  ScaleArt,
  TicketArt,
  UnloadArt,
  WeighOutArt,
} from '#design-system/art/index.ts';
import { Callout } from '#design-system/callout/index.ts';
import { Column, Heading, Section } from '#design-system/layout/index.ts';
import { Steps } from '#design-system/steps/index.ts';
import { pathTo } from '#site/paths.ts';

const drawings: Readonly<Record<string, ReactNode>> = {
  gate: <GateArt />,
  radiation: <RadiationArt />,
  scale: <ScaleArt />,
  unload: <UnloadArt />,
  grade: <GradeArt />,
  'weigh-out': <WeighOutArt />,
  ticket: <TicketArt />,
};

interface VisitStepsProps {
  steps: readonly { id: string; art: string; title: string; text: string; time: string }[];
  /** All of them together, in words. */
  totalTime: string;
}

/** The steps of a visit, drawn, and how long they take together. Renders a section. */
export function VisitSteps({ steps, totalTime }: VisitStepsProps) {
  const { t } = useLingui();
  return (
    <Section>
      <Column span={12}>
        <Heading level={2} id="steps">
          <Trans comment="Heading above the steps of a visit to a yard">From the gate to your money</Trans>
        </Heading>
      </Column>
      <Column span={12}>
        <Steps
          items={steps.map(({ id, art, title, text, time }) => ({
            id,
            title,
            text,
            art: drawings[art],
            meta: t({ message: `Takes ${time}`, comment: '{time} is a span such as 1–5 minutes' }),
          }))}
          textLinks={{
            alarm: { to: pathTo('what-we-cannot-take', { hash: 'alarm' }) },
            bring: { to: pathTo('what-to-bring') },
          }}
        />
      </Column>
      <Column from={1} span={9}>
        <Callout
          tone="note"
          headingLevel={3}
          title={t({
            message: `Plan for ${totalTime} in all`,
            comment: '{totalTime} is how long a visit takes, such as 14–56 minutes',
          })}
        >
          <p>
            <Trans>
              That is a pickup load on a quiet day. Queues at the gate are not in it: on Saturdays before noon
              and before holidays they can double it. Come early on a weekday if you can.
            </Trans>
          </p>
        </Callout>
      </Column>
    </Section>
  );
}
