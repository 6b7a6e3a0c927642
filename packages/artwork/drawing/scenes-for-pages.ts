/** The small scenes that pages show beside their words, each a list of solids in the order they are drawn. */
import type { Shape } from './isometric.ts';
import { office, solar } from './scenes/company.ts';
import { appliance, batteries, drum, motor } from './scenes/household.ts';
import { magnetApart, magnetSticks, magnetWeak } from './scenes/magnet-test.ts';
import { bales, cans, cast, catalogue, copperPipes, wire } from './scenes/metals.ts';
import { eddy, magnet, ship, shredder } from './scenes/recycling.ts';
import { hardHat } from './scenes/safety.ts';
import { gate, papers, radiation, ticket, unload } from './scenes/selling.ts';
import { caster, furnace, mill, rebars } from './scenes/steel.ts';
import { depollute, parts, tow, yardCar } from './scenes/vehicles.ts';
import { container, crane, scale, yard } from './scenes/yards.ts';

/** Every scene by the name its component has. */
export const pageScenes: Record<string, () => Shape[]> = {
  scale,
  crane,
  car: yardCar,
  mill,
  catalogue,
  yard,
  gate,
  radiation,
  unload,
  ticket,
  shredder,
  magnet,
  eddy,
  ship,
  furnace,
  caster,
  rebar: rebars,
  wire,
  pipes: copperPipes,
  bale: bales,
  appliance,
  cans,
  battery: batteries,
  motor,
  drum,
  parts,
  depollute,
  tow,
  papers,
  container,
  office,
  'hard-hat': hardHat,
  solar,
  cast,
  'magnet-sticks': magnetSticks,
  'magnet-weak': magnetWeak,
  'magnet-apart': magnetApart,
};
