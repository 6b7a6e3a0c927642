import type { ReactNode } from 'react';
import {
  ApplianceArt,
  BatteryArt,
  CansArt,
  CarArt,
  CastArt,
  DrumArt,
  MotorArt,
  PipesArt,
  RebarArt,
  ShredderArt,
  WireArt,
} from '#design-system/art/index.ts';

/** The drawing of each family, by the name that the catalogue gives it. */
export const familyArt: Readonly<Record<string, ReactNode>> = {
  rebar: <RebarArt />,
  appliance: <ApplianceArt />,
  car: <CarArt />,
  wire: <WireArt />,
  pipes: <PipesArt />,
  cans: <CansArt />,
  cast: <CastArt />,
  battery: <BatteryArt />,
  motor: <MotorArt />,
  drum: <DrumArt />,
  shredder: <ShredderArt />,
};
