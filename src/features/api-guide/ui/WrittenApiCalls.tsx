import { CodeBlock } from '#design-system/code-block/index.ts';
import { Contents } from '#design-system/contents/index.ts';
import { DataTable } from '#design-system/data-table/index.ts';
import { Column, Heading, Section, Stack, Text } from '#design-system/layout/index.ts';
import { RichText } from '#design-system/rich-text/index.ts';
import { givenOnce } from '#design-system/served-once.tsx';
import { media } from '#design-system/theme/roles.ts';
import { pathTo } from '#site/paths.ts';
import { ApiCall } from './ApiCall.tsx';
import { ApiShape } from './ApiShape.tsx';
import { apiCallsId } from './api-calls-id.ts';
import type { ShownApiGuide } from './api-guide.server.ts';
import { CellTexts } from './CellTexts.tsx';
import { Code } from './Code.tsx';
import { FieldTable } from './FieldTable.tsx';

/** Props of what the page about the API says. */
export interface ApiCallsProps {
  /** In development alone: see `giveOnce`. */
  data: ShownApiGuide | null;
  /** The path of the description for programs. */
  descriptionPath: string;
}

/** The whole page but its opening, as the server writes it. Renders a `div`. */
export function WrittenApiCalls({ data, descriptionPath }: ApiCallsProps) {
  const shown = givenOnce(apiCallsId, data);
  const { guide, groups } = shown;
  const { start, limits, errors, shapes } = guide;
  const parts = [
    { id: 'start', label: start.heading },
    { id: 'limits', label: limits.heading },
    ...groups.map(({ id, name }) => ({ id, label: name })),
    { id: 'errors', label: errors.heading },
    { id: 'shapes', label: shapes.heading },
  ];
  return (
    <Stack gap="none" id={apiCallsId} sx={tables}>
      <Section>
        <Column span={3} since="wide">
          <Contents label={guide.contents.label} items={parts} brief />
        </Column>
        <Column from={4} span={9} since="wide">
          <Stack gap="section">
            <Start shown={shown} descriptionPath={descriptionPath} />
            <section>
              <Stack>
                <Heading level={2} id="limits">
                  {limits.heading}
                </Heading>
                <Text>{limits.lead}</Text>
                <DataTable
                  caption={limits.headers.caption}
                  columns={limits.headers.columns}
                  rows={shown.headers.map(({ id, name, meaning }) => ({
                    id,
                    cells: { name: <Code>{name}</Code>, meaning: <CellTexts lines={[meaning]} /> },
                  }))}
                />
              </Stack>
            </section>
            {groups.map(({ id, name, lead, calls }) => (
              <section key={id}>
                <Stack gap="block">
                  <Stack>
                    <Heading level={2} id={id}>
                      {name}
                    </Heading>
                    <Text>{lead}</Text>
                  </Stack>
                  {calls.map((call) => (
                    <ApiCall key={call.id} call={call} guide={guide} />
                  ))}
                </Stack>
              </section>
            ))}
            <Errors shown={shown} />
            <section>
              <Stack gap="block">
                <Stack>
                  <Heading level={2} id="shapes">
                    {shapes.heading}
                  </Heading>
                  <Text>{shapes.lead}</Text>
                </Stack>
                <div>
                  {shown.shapes.map((shape) => (
                    <ApiShape key={shape.id} shape={shape} guide={guide} />
                  ))}
                </div>
              </Stack>
            </section>
          </Stack>
        </Column>
      </Section>
    </Stack>
  );
}

const tables = {
  // The head of few high rows would soon lie over the last of them, and stand alone above the call below.
  '& [data-answers] thead th': { position: 'static' },
  // As a block a row says what each value is: "Meaning: –" under hundreds of fields says nothing.
  [media.small]: { '& td:has(> [data-empty])': { display: 'none' } },
};

function Start({ shown, descriptionPath }: { shown: ShownApiGuide; descriptionPath: string }) {
  const { start } = shown.guide;
  return (
    <section>
      <Stack>
        <Heading level={2} id="start">
          {start.heading}
        </Heading>
        {start.text.map((paragraph) => (
          <Text key={paragraph}>{paragraph}</Text>
        ))}
        <DataTable
          caption={start.sites.caption}
          columns={start.sites.columns}
          rows={shown.sites.map(({ id, language, address }) => ({
            id,
            cells: { language, address: <Code>{address}</Code> },
          }))}
        />
        <Text strong>{start.exampleLabel}</Text>
        <CodeBlock>{shown.firstCall}</CodeBlock>
        <Text>
          <RichText
            text={start.document}
            links={{ document: { href: descriptionPath }, terms: { to: pathTo('legal-notices') } }}
          />
        </Text>
      </Stack>
    </section>
  );
}

function Errors({ shown }: { shown: ShownApiGuide }) {
  const { errors, rules } = shown.guide;
  return (
    <section>
      <Stack gap="block">
        <Stack>
          <Heading level={2} id="errors">
            {errors.heading}
          </Heading>
          {errors.text.map((paragraph) => (
            <Text key={paragraph}>{paragraph}</Text>
          ))}
        </Stack>
        <FieldTable {...errors.fields} fields={shown.errorFields} rules={rules} />
        <Stack>
          <Heading level={3}>{errors.common}</Heading>
          <Text>{shown.info.description}</Text>
        </Stack>
        <DataTable
          caption={errors.kinds.caption}
          columns={errors.kinds.columns}
          rows={shown.problems.map(({ id, code, status, meaning }) => ({
            id,
            cells: {
              code: <Code id={id}>{code}</Code>,
              status,
              meaning: <CellTexts lines={[meaning]} />,
            },
          }))}
        />
        <DataTable
          caption={errors.fieldCodes.caption}
          columns={errors.fieldCodes.columns}
          rows={shown.fieldCodes.map(({ id, meaning }) => ({
            id,
            cells: { code: <Code>{id}</Code>, meaning: <CellTexts lines={[meaning]} /> },
          }))}
        />
      </Stack>
    </section>
  );
}
