import type { Spot } from '../../drawing/isometric.ts';
import { boom, car, fridge, handler, pipes, placed, washer } from '../../drawing/things.ts';
import type { Drawing } from '../painter.ts';
import { between, ease } from '../timing.ts';

/** Old things arrive: a car rolls in, and a handler sets a bundle of pipes down beside a fridge and a washer. */
export function arrival(time: number): Drawing[] {
  const rolled = ease(0.6, 5, time);
  const swing = ease(1.6, 5.6, time);
  const set = ease(4.6, 6.6, time);
  const released = ease(6.6, 7.4, time);
  const raised = ease(7.2, 9.5, time);
  const load: Spot = [
    between(3.6, 4.6, swing),
    between(-0.6, 2.2, swing),
    between(between(4.2, 3.2, swing), 1.15, set),
  ];
  const tip: Spot = [load[0], load[1], between(load[2] + 1.2, 4.2, raised)];
  const [x, y] = [-4, -3.2];
  return [
    ...placed(handler(), x, y),
    ...placed(washer('paper'), -0.2, -4.4),
    ...placed(fridge('paper'), 2, -4.6),
    ...placed(fridge('light'), 3.7, -4.4),
    ...placed(pipes('copper', 2.8), x + load[0] - 1.4, y + load[1] - 0.7, load[2] - 1.15),
    ...placed(boom(tip, 1 - released), x, y),
    ...placed(car('copper'), between(-13, -2.6, rolled), 2.2),
  ];
}
