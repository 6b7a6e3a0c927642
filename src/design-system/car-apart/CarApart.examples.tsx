import type { Example } from '../example.ts';
import { CarApart, type CarShare } from './CarApart.tsx';

const shares: CarShare[] = [
  {
    material: 'steel',
    share: 0.65,
    name: 'Steel and iron',
    amount: '1,300 pounds, 65%',
    text: 'Body and doors. It becomes rebar.',
  },
  {
    material: 'aluminum',
    share: 0.1,
    name: 'Aluminum',
    amount: '200 pounds, 10%',
    text: 'Engine and wheels.',
  },
  { material: 'copper', share: 0.02, name: 'Copper', amount: '40 pounds, 2%', text: 'Cables and coils.' },
  { material: 'rest', share: 0.23, name: 'The rest', amount: '460 pounds, 23%', text: 'Most is buried.' },
];

/** A car and its blocks. */
export const examples: Example[] = [
  { name: 'four materials', element: <CarApart label="A sedan from the side." shares={shares} /> },
  {
    name: 'longest Spanish words, on the dark plate',
    element: (
      <div lang="es" data-surface="plate">
        <CarApart
          label="Un sedán visto de lado, como si fuera de vidrio."
          shares={shares.map((share) => ({
            ...share,
            name: 'Electrodomésticos descontaminados',
            amount: '1,300 libras, 65%',
            text: 'Aprovechamiento electromecánico de carrocerías y transmisiones.',
          }))}
        />
      </div>
    ),
  },
];
