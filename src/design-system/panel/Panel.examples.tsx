import type { Example } from '../example.ts';
import { ColumnList, Heading, Text } from '../layout/index.ts';
import { Panel } from './Panel.tsx';

/** The kinds of panel. */
export const examples: Example[] = [
  {
    name: 'entries side by side',
    element: (
      <ColumnList role="list" min="14rem">
        {['Portland', 'Oakland', 'Tacoma'].map((town) => (
          <Panel component="li" key={town}>
            <Heading level={3} size="h4">
              {town}
            </Heading>
            <Text>Scale open until 4:30 p.m.</Text>
          </Panel>
        ))}
      </ColumnList>
    ),
  },
  {
    name: 'marked, longest Spanish words',
    element: (
      <div lang="es">
        <Panel variant="marked">
          <Text>Descontaminación, desmantelamiento y aprovechamiento electromecánico.</Text>
        </Panel>
      </div>
    ),
  },
  {
    name: 'sheet',
    element: (
      <Panel variant="sheet" surface="raised">
        <Text>Bring your ID.</Text>
      </Panel>
    ),
  },
  {
    name: 'plate on basalt',
    element: (
      <Panel variant="plate" surface="plate">
        <Text>We come and fetch it.</Text>
      </Panel>
    ),
  },
  {
    name: 'error',
    element: (
      <Panel variant="error">
        <Text>The form was not sent.</Text>
      </Panel>
    ),
  },
];
