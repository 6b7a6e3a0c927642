/** What a household brings. */
import { box, disc, line, type Material, rod, type Shape } from '../isometric.ts';
import { bar, dome, panel, seam } from '../solids.ts';

/** A refrigerator with two doors, door side to the left. */
export function fridge(material: Material): Shape[] {
  const [width, depth, height] = [1.1, 1, 2.3];
  return [
    ...box([0, 0, 0], [width, depth, height], material),
    seam([0, depth, 1.5], [width, depth, 1.5]),
    line([
      [0.16, depth, 1.05],
      [0.16, depth, 1.38],
    ]),
    line([
      [0.16, depth, 1.62],
      [0.16, depth, 1.9],
    ]),
  ];
}

/** A washing machine, drum to the left. */
export function washer(material: Material): Shape[] {
  return [
    ...box([0, 0, 0], [1.05, 1, 1.2], material),
    disc([0.52, 1, 0.52], 'y', 0.36, 'dark'),
    disc([0.52, 1, 0.52], 'y', 0.25, 'machine', 'fine'),
    seam([0.12, 1, 1.02], [0.9, 1, 1.02]),
  ];
}

/** A water heater around its own middle: tank, dome, two pipes and the hatch of its burner. */
export function waterHeater(material: Material): Shape[] {
  return [
    ...rod([0, 0, 0.12], 'z', 2, 0.55, material),
    dome([0, 0, 2.12], 0.55, 0.22, material),
    bar([-0.22, -0.1, 2.25], [-0.22, -0.1, 2.7], 0.12),
    bar([0.25, 0.05, 2.25], [0.25, 0.05, 2.7], 0.12),
    panel('left', [-0.3, 0.5, 0.3], [0.46, 0.4], 'dark'),
  ];
}

/** A storage battery along x: case, lid, two terminals and a carrying strap. */
export function battery(material: Material): Shape[] {
  return [
    ...box([0, 0, 0], [1.3, 0.85, 0.8], material),
    ...box([-0.03, -0.03, 0.8], [1.36, 0.91, 0.14], 'machine'),
    ...rod([0.25, 0.22, 0.94], 'z', 0.14, 0.11, 'copper', 'fine'),
    ...rod([1.05, 0.22, 0.94], 'z', 0.14, 0.11, 'copper', 'fine'),
    panel('left', [0.3, 0.85, 0.22], [0.7, 0.36], 'paper'),
  ];
}
