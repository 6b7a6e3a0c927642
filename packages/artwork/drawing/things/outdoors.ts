/** What lives and grows beside a yard. */
import { circle, disc, hull, line, project, type Shape, type Spot, tube } from '../isometric.ts';

/** A cyclist along x, wheels on z = 0. */
export function cyclist(turned: number): Shape[] {
  const rear: Spot = [0, 0, 0.34];
  const front: Spot = [1.05, 0, 0.34];
  const crank: Spot = [0.46, 0, 0.34];
  const seat: Spot = [0.3, 0, 0.92];
  const bar: Spot = [0.92, 0, 0.98];
  const pedal = (phase: number): Spot => [
    crank[0] + Math.cos(turned + phase) * 0.15,
    0,
    crank[2] + Math.sin(turned + phase) * 0.15,
  ];
  const hoop = (middle: Spot): Shape =>
    line([...circle(middle, 'y', 0.34), [middle[0] + 0.34, 0, middle[2]]]);
  const knee = (phase: number): Spot => [
    0.58 + Math.cos(turned + phase) * 0.06,
    0,
    0.78 + Math.sin(turned + phase) * 0.06,
  ];
  return [
    hoop(rear),
    hoop(front),
    line([rear, crank, seat, rear], 'copper'),
    line([seat, [0.86, 0, 0.82], crank], 'copper'),
    line([front, bar, [0.82, 0, 1.02]], 'copper'),
    tube([[0.3, 0, 0.98], knee(0), pedal(0)], 0.07, 'paper'),
    tube([[0.3, 0, 0.98], knee(Math.PI), pedal(Math.PI)], 0.07, 'paper'),
    tube(
      [
        [0.3, 0, 1],
        [0.6, 0, 1.45],
        [0.84, 0, 1.06],
      ],
      0.12,
      'paper',
    ),
    disc([0.68, 0, 1.68], 'y', 0.13, 'paper', 'none'),
  ];
}

/** A larch: a trunk and three tiers of branches, growing from its own middle. */
export function larch(height: number): Shape[] {
  const tier = (from: number, to: number, radius: number): Shape => ({
    points: hull([...circle([0, 0, from * height], 'z', radius), [0, 0, to * height] as const].map(project)),
    material: 'machine',
    side: 'left',
    line: 'normal',
  });
  return [
    line([
      [0, 0, 0],
      [0, 0, height * 0.3],
    ]),
    tier(0.2, 0.62, 0.42),
    tier(0.44, 0.82, 0.33),
    tier(0.68, 1, 0.22),
  ];
}
