import { Fragment } from 'react';
import { CellLines } from '#design-system/data-table/index.ts';
import { Anchor } from '#design-system/link/index.ts';
import type { CellPart } from './api-guide.server.ts';
import { Code } from './Code.tsx';

interface CellTextsProps {
  lines: readonly (readonly CellPart[])[];
}

/** Words and values of the description in a cell, a line each. Renders `CellLines`. */
export function CellTexts({ lines }: CellTextsProps) {
  return (
    <CellLines>
      {lines.map((parts, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: written once, never in another order
        <Fragment key={index}>
          {index > 0 && ' '}
          <span>
            {parts.map((part, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: written once, never in another order
              <Fragment key={at}>{drawn(part)}</Fragment>
            ))}
          </span>
        </Fragment>
      ))}
    </CellLines>
  );
}

function drawn(part: CellPart) {
  if (typeof part === 'string') return part;
  const { code, to } = part;
  const value = <Code>{code}</Code>;
  return to === undefined ? value : <Anchor href={`#${to}`}>{value}</Anchor>;
}
