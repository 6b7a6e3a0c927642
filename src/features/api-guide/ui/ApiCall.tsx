import { CodeBlock } from '#design-system/code-block/index.ts';
import { DataTable } from '#design-system/data-table/index.ts';
import { Fold } from '#design-system/fold/index.ts';
import { Heading, Stack, Text } from '#design-system/layout/index.ts';
import { Anchor } from '#design-system/link/index.ts';
import { Panel } from '#design-system/panel/index.ts';
import { VisuallyHidden } from '#design-system/visually-hidden/index.ts';
import { fill } from '#i18n/fill.ts';
import type { ApiGuideWords } from '../content/api-guide.schema.ts';
import type { ShownCall } from './api-guide.server.ts';
import { CellTexts } from './CellTexts.tsx';
import { Code } from './Code.tsx';
import { FieldTable } from './FieldTable.tsx';

interface ApiCallProps {
  call: ShownCall;
  guide: ApiGuideWords;
}

/** One call: what it is for, and folded what it takes and answers. Renders an `article`. */
export function ApiCall({ call, guide }: ApiCallProps) {
  const { call: words, shapes, rules } = guide;
  // By what it does: its path stands above, and one with braces would be read as a sentence that was not filled in.
  const name = `“${call.summary}”`;
  return (
    <Panel variant="entry" component="article">
      <Stack gap="close">
        <Heading level={3} size="h4" id={call.id}>
          {call.summary}
        </Heading>
        <Code>
          <strong>{call.method}</strong> {call.path}
        </Code>
        {call.description.length > 0 && (
          <Text>
            <CellTexts lines={[call.description]} />
          </Text>
        )}
        <Fold
          link
          summary={
            <>
              {words.details}
              {/* Told apart for whoever goes from one to the next without the headings. */}
              <VisuallyHidden>: {call.summary}</VisuallyHidden>
            </>
          }
        >
          <Stack gap="block">
            {call.parameters.length > 0 && (
              <FieldTable
                caption={fill(words.parameters.caption, { call: name })}
                columns={words.parameters.columns}
                fields={call.parameters}
                rules={rules}
              />
            )}
            {call.bodies.map(({ type, fields }) => (
              <FieldTable
                key={type}
                caption={fill(words.body.caption, { call: name, type })}
                columns={shapes.fields.columns}
                fields={fields}
                rules={rules}
              />
            ))}
            {call.otherBodies.map(({ type, shape }) => (
              <OtherBody key={type} text={words.otherBody} type={type} shape={shape} />
            ))}
            <Stack gap="tight">
              <Text strong>{fill(words.example, { call: name })}</Text>
              <CodeBlock>{call.example}</CodeBlock>
            </Stack>
            <div data-answers="">
              <DataTable
                caption={fill(words.answers.caption, { call: name })}
                columns={words.answers.columns.map((column) => ({
                  ...column,
                  room: column.id === 'status' ? 7 : 30,
                }))}
                rows={call.answers.map(({ id, status, meaning }) => ({
                  id,
                  cells: { status, meaning: <CellTexts lines={meaning} /> },
                }))}
              />
            </div>
          </Stack>
        </Fold>
      </Stack>
    </Panel>
  );
}

/** A sentence with a media type and a shape, which is a link: `text` has places for both, in this order. */
function OtherBody({ text, type, shape }: { text: string; type: string; shape: string }) {
  const [before = '', between = '', after = ''] = fill(text, { type: '\n', shape: '\n' }).split('\n');
  return (
    <Text>
      {before}
      <Code>{type}</Code>
      {between}
      <Anchor href={`#shape-${shape}`}>
        <Code>{shape}</Code>
      </Anchor>
      {after}
    </Text>
  );
}
