/** The small scenes that pages show beside their words, each a list of solids in the order they are drawn. */
import type { Shape, Spot } from './isometric.ts';
import { office, solar } from './scenes/company.ts';
import { appliance, batteries, drum, motor } from './scenes/household.ts';
import { homeTest, magnetApart, magnetSticks, magnetWeak } from './scenes/magnet-test.ts';
import { bales, cans, cast, catalogue, copperPipes, wire } from './scenes/metals.ts';
import { filing, news, notice, plan, plant } from './scenes/papers.ts';
import { eddy, magnet, rotorAt, ship, shredder, sorter } from './scenes/recycling.ts';
import { hardHat } from './scenes/safety.ts';
import { barrierAt, gate, grade, papers, radiation, ticket, unload, weighOut } from './scenes/selling.ts';
import { caster, furnace, ladle, mill, rebars } from './scenes/steel.ts';
import { depollute, parts, tow, yardCar } from './scenes/vehicles.ts';
import { container, crane, dialAt, scale, yard } from './scenes/yards.ts';

/** Places in the world around which something turns, by the name of the scene. */
export const scenePivots: Record<string, Spot> = {
  scale: dialAt,
  'weigh-out': dialAt,
  gate: barrierAt,
  shredder: rotorAt,
};

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
  ladle,
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
  grade,
  'weigh-out': weighOut,
  sorter,
  plant,
  plan,
  filing,
  notice,
  news,
  container,
  office,
  'hard-hat': hardHat,
  solar,
  cast,
  'home-test': homeTest,
  'magnet-sticks': magnetSticks,
  'magnet-weak': magnetWeak,
  'magnet-apart': magnetApart,
};
