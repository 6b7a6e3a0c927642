import type { Example } from '../example.ts';
import { Link } from '../link/index.ts';
import { NumberedList } from './NumberedList.tsx';
import { PlainList } from './PlainList.tsx';
import { RowList } from './RowList.tsx';
import { RuledList } from './RuledList.tsx';
import { TickList } from './TickList.tsx';

/** Lists without marks. */
export const examples: Example[] = [
  {
    name: 'without an order',
    element: (
      <PlainList role="list">
        <li>Your ID</li>
        <li>The title of the car</li>
      </PlainList>
    ),
  },
  {
    name: 'in order, longest Spanish words',
    element: (
      <div lang="es">
        <PlainList component="ol" role="list">
          <li>Descontaminación y desmantelamiento</li>
          <li>Aprovechamiento electromecánico</li>
        </PlainList>
      </div>
    ),
  },
  {
    name: 'ruled',
    element: (
      <RuledList role="list">
        <li>Copper wire</li>
        <li>Radiators</li>
      </RuledList>
    ),
  },
  {
    name: 'ruled, in columns',
    element: (
      <RuledList role="list" room="large" columns="1fr 2fr" since="medium">
        <li>
          <strong>Portland</strong>
          <span>12005 North Burgard Way</span>
        </li>
      </RuledList>
    ),
  },
  {
    name: 'in a row',
    element: (
      <RowList>
        <li>
          <Link to="/news" aria-current="page">
            2026
          </Link>
        </li>
        <li>
          <Link to="/news/2025">2025</Link>
        </li>
      </RowList>
    ),
  },
  {
    name: 'numbered',
    element: (
      <NumberedList component="ol" role="list">
        <li>Battery</li>
        <li>Fuel</li>
      </NumberedList>
    ),
  },
  {
    name: 'numbered as a sign, longest Spanish words',
    element: (
      <div lang="es">
        <NumberedList component="ol" role="list" scale="sign">
          <li>Descontaminación obligatoria</li>
        </NumberedList>
      </div>
    ),
  },
  {
    name: 'to tick on paper',
    element: (
      <TickList role="list">
        <li>Take the plates off</li>
      </TickList>
    ),
  },
];
