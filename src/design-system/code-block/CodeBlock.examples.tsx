import type { Example } from '../example.ts';
import { CodeBlock } from './CodeBlock.tsx';

/** A command. */
export const examples: Example[] = [
  {
    name: 'default',
    element: (
      <CodeBlock>
        {"curl 'https://example.com/api/locations/search?zip=97204' \\\n  -H 'Accept: application/json'"}
      </CodeBlock>
    ),
  },
];
