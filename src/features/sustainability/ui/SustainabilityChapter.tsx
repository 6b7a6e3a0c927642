import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ToTop } from '#design-system/contents/index.ts';
import { Heading, keepWhole, Stack, Text } from '#design-system/layout/index.ts';
import { Prose } from '#design-system/rich-text/index.ts';
import { Steps } from '#design-system/steps/index.ts';
import { role, space } from '#design-system/theme/roles.ts';
import { SustainabilityGoals } from './SustainabilityGoals.tsx';
import { SustainabilityTable } from './SustainabilityTable.tsx';
import type { GoalView, readReport } from './sustainability.server.ts';

interface SustainabilityChapterProps {
  chapter: ReturnType<typeof readReport>['chapters'][number];
  goals: readonly GoalView[];
  /** Drawings by part; a chapter whose parts have drawings is told as steps. */
  drawings: Readonly<Record<string, ReactNode>>;
}

/** A chapter of the report: heading, lead, its parts, its figures as tables, the way back to the top. Renders a `section`. */
export function SustainabilityChapter({ chapter, goals, drawings }: SustainabilityChapterProps) {
  const { id, title, lead, parts, charts } = chapter;
  const { t } = useLingui();
  const isDrawn = parts.some((part) => part.id in drawings);
  return (
    <Stack
      component="section"
      gap="block"
      sx={{ paddingBlockStart: space.block, borderBlockStart: `4px solid ${role.mark}` }}
    >
      <Stack>
        <Heading level={2} id={id}>
          {title}
        </Heading>
        <Text size="lead">{lead}</Text>
      </Stack>
      {id === 'goals' && <SustainabilityGoals goals={goals} />}
      {isDrawn ? (
        <Steps
          items={parts.map(({ id: part, heading, body }) => ({
            id: part,
            title: heading ?? '',
            text: body.join(' '),
            art: drawings[part],
          }))}
        />
      ) : (
        parts.length > 0 && (
          <Prose>
            {parts.flatMap(({ id: part, heading, body, person, role: post }) => [
              heading && <h3 key={part}>{heading}</h3>,
              ...body.map((paragraph) => <p key={paragraph}>{keepWhole(paragraph)}</p>),
              person && (
                <p key={person}>
                  <strong>{person}</strong>
                  <br />
                  {post}
                </p>
              ),
            ])}
          </Prose>
        )
      )}
      {charts.map((chart) => (
        <SustainabilityTable key={chart.id} chart={chart} />
      ))}
      <ToTop label={t({ message: 'Back to top', comment: 'Link at the end of a part of a long page' })} />
    </Stack>
  );
}
