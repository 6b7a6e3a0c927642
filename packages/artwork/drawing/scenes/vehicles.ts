/** Cars at the end of their road: towed, drained, taken apart, sold as parts. */
import { box, disc, type Material, rod, type Shape, tube } from '../isometric.ts';
import { bar, cone, panel, spots } from '../solids.ts';
import { car, flatbed, ground, placed, rim, wheel } from '../things.ts';

/** A car on stands in the self-service yard, one wheel already off. */
export function yardCar(): Shape[] {
  const stand = (x: number, y: number): Shape[] => [
    ...rod([x, y, 0], 'z', 0.14, 0.36, 'machine', 'fine'),
    ...rod([x, y, 0.14], 'z', 0.55, 0.16, 'machine', 'fine'),
  ];
  return [
    ...ground(7.4, 5.4),
    ...stand(-1.5, -1.1),
    ...stand(1.6, -1.1),
    ...placed(car('copper'), -2.2, -1.4, 0.55),
    ...stand(-1.5, 0.2),
    ...stand(1.6, 0.2),
    ...wheel([-2.2, 1.5, 0.4], 0.22, 0.4),
    ...placed(toolBox('paper'), 0.6, 1.3),
  ];
}

/** A tow truck with a car on its bed. */
export function tow(): Shape[] {
  return [
    ...ground(8.8, 5),
    panel('top', [-4.4, -1.5, 0], [8.8, 3], 'light'),
    ...[-3.4, -1.2, 1, 3.2].flatMap((x) => panel('top', [x, 1.8, 0], [1.1, 0.16], 'machine')),
    ...placed(flatbed(placed(car('copper'), -0.3, 0.15, 0.95)), -3, -1),
  ];
}

/** A car on a rack over a drain pan, and the tanks for its fluids. */
export function depollute(): Shape[] {
  const [rack, near, far] = [2.3, 0.7, -1.2];
  const tank = (x: number, height: number): Shape[] => [
    ...rod([x, -2.2, 0], 'z', height, 0.62, 'light'),
    ...rod([x, -2.2, height * 0.5], 'z', 0.14, 0.64, 'copper', 'fine'),
    disc([x, -2.2, height], 'z', 0.62, 'light'),
    disc([x, -2.2, height], 'z', 0.2, 'dark', 'fine'),
  ];
  const columns = (y: number): Shape[] =>
    [-2.3, 1.6].flatMap((x) => box([x, y, 0], [0.3, 0.3, rack], 'machine'));
  return [
    ...ground(8, 5.8),
    ...tank(0.4, 2.4),
    ...tank(1.8, 2),
    ...tank(3.2, 1.6),
    ...columns(far + 0.1),
    ...box([-3.1, far, rack], [5.4, 0.6, 0.16], 'machine'),
    ...rod([-0.3, -0.1, 0], 'z', 0.6, 0.5, 'machine'),
    ...cone([-0.3, -0.1, 0.6], 0.35, [0.3, 0.8], 'machine'),
    disc([-0.3, -0.1, 0.95], 'z', 0.64, 'copper', 'fine'),
    bar([-0.3, -0.1, rack], [-0.3, -0.1, 0.95], 0.14, 'copper'),
    ...box([-3.1, near, rack], [5.4, 0.6, 0.16], 'machine'),
    ...placed(car('light'), -2.6, -0.85, rack + 0.16),
    ...columns(near + 0.2),
    ...placed(can(), -2.9, 2),
    ...placed(can(), -2, 2.2),
  ];
}

/** A canister with a handle. */
function can(): Shape[] {
  return [
    ...box([0, 0, 0], [0.6, 0.45, 0.8], 'copper'),
    tube(spots([0.12, 0.22, 0.8, 0.12, 0.22, 1, 0.48, 0.22, 1, 0.48, 0.22, 0.8]), 0.07, 'machine'),
  ];
}

/** The parts counter: an alternator, a wheel and a tool box. */
export function parts(): Shape[] {
  const shelf = (z: number): Shape[] => box([-3, -2.6, z], [5.6, 0.9, 0.1], 'machine');
  const carton = (x: number, z: number, height: number): Shape[] =>
    box([x, -2.4, z], [0.9, 0.6, height], 'paper');
  return [
    ...ground(7.8, 6),
    ...box([-3, -2.6, 0], [0.12, 0.9, 3.4], 'machine'),
    ...shelf(1.2),
    ...carton(-2.6, 1.3, 0.7),
    ...carton(-1.4, 1.3, 0.5),
    ...carton(1.2, 1.3, 0.8),
    ...shelf(2.4),
    ...carton(-2.2, 2.5, 0.6),
    ...carton(-0.6, 2.5, 0.8),
    ...carton(0.9, 2.5, 0.5),
    ...box([2.6, -2.6, 0], [0.12, 0.9, 3.4], 'machine'),
    ...box([-2.9, -0.2, 0], [5.8, 1.4, 1.35], 'light'),
    ...box([-3.1, -0.4, 1.35], [6.2, 1.8, 0.18], 'paper'),
    ...placed(toolBox('copper'), -2.6, -0.1, 1.53),
    ...alternator(0.5, 0.4, 2.2),
    ...rim([2.2, 1.5, 0.95], 0.4, 0.95, 'light'),
  ];
}

/** An alternator along x: its windings are copper. */
function alternator(x: number, y: number, z: number): Shape[] {
  return [
    ...rod([x - 0.8, y, z], 'x', 0.5, 0.66, 'light'),
    ...rod([x - 0.3, y, z], 'x', 0.4, 0.6, 'copper'),
    ...rod([x + 0.1, y, z], 'x', 0.5, 0.66, 'light'),
    disc([x + 0.6, y, z], 'x', 0.46, 'dark', 'fine'),
    ...rod([x + 0.6, y, z], 'x', 0.35, 0.32, 'machine'),
  ];
}

/** A tool box with its handle up. */
function toolBox(material: Material): Shape[] {
  return [
    ...box([0, 0, 0], [1.4, 0.7, 0.6], material),
    tube(spots([0.25, 0.35, 0.6, 0.25, 0.35, 0.95, 1.15, 0.35, 0.95, 1.15, 0.35, 0.6]), 0.1, 'machine'),
    panel('left', [0.55, 0.7, 0.36], [0.3, 0.2], 'dark'),
  ];
}
