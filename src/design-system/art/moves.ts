/** One small movement of a drawing: what its thing does in the yard. */
export type Move = 'needle' | 'barrier' | 'rotor' | 'throw' | 'electrodes' | 'billets' | 'lift';

const cos30 = Math.sqrt(3) / 2;

/** In which upright plane of the isometric world something turns: right along the x axis, or left along the y axis. */
const sides: Partial<Record<Move, 1 | -1>> = { needle: 1, rotor: 1, barrier: -1 };

/**
 * A turn in an upright plane is no turn on the sheet, where a circle of that plane is an ellipse. So the drawing is laid flat
 * around the pivot, turned there, and raised again.
 * @returns Both ways as values of `transform`; `undefined` for what does not turn.
 */
export function planes(move: Move, [x, y]: readonly [x: number, y: number]) {
  const side = sides[move];
  if (!side) return undefined;
  const [across, fall] = [side * cos30, 0.5];
  const written = (values: number[]) =>
    `matrix(${values.map((value) => Number(value.toFixed(4))).join(' ')})`;
  return {
    toSheet: written([across, fall, 0, -1, x, y]),
    fromSheet: written([1 / across, fall / across, 0, -1, -x / across, y - (fall * x) / across]),
  };
}

/** Where each begins; all end as the drawing stands. Lengths are units of the drawing. */
const begins: Record<Move, string> = {
  needle: 'rotate(70deg)',
  barrier: 'rotate(-62deg)',
  rotor: 'rotate(144deg)',
  throw: 'translate(-46px, -6px)',
  electrodes: 'translateY(-26px)',
  billets: 'translate(-35px, -20px)',
  lift: 'translateY(48px)',
};

/**
 * The movement, once and short. It waits in its first picture from the moment that the page script has said so
 * (`data-motion="waits"`), which it says only of drawings out of sight: nobody sees one jump back.
 */
export const moveStyles = {
  '@keyframes move': { from: { transform: 'var(--from)' } },
  ...Object.fromEntries(
    Object.entries(begins).map(([move, from]) => [`& [data-move=${move}]`, { '--from': from }]),
  ),
  '&[data-motion=waits] [data-move]': { transform: 'var(--from)' },
  '&[data-motion=runs] [data-move]': { animation: 'move .6s cubic-bezier(.3, 0, .2, 1)' },
};
