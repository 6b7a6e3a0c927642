import { Fold } from '#design-system/fold/index.ts';
import { fill } from '#i18n/fill.ts';
import type { ApiGuideWords } from '../content/api-guide.schema.ts';
import type { ShownApiGuide } from './api-guide.server.ts';
import { Code } from './Code.tsx';
import { FieldTable } from './FieldTable.tsx';

interface ApiShapeProps {
  shape: ShownApiGuide['shapes'][number];
  guide: ApiGuideWords;
}

/** The fields of a body or an answer, folded below their name. Renders `details`. */
export function ApiShape({ shape, guide }: ApiShapeProps) {
  const { shapes, rules } = guide;
  return (
    <Fold summary={<Code>{shape.name}</Code>}>
      {/* Inside, so that a link to it unfolds it. */}
      <div id={shape.id}>
        <FieldTable
          caption={fill(shapes.fields.caption, { shape: shape.name })}
          columns={shapes.fields.columns}
          fields={shape.fields}
          rules={rules}
        />
      </div>
    </Fold>
  );
}
