import type { Example } from '../example.ts';
import { ApplianceArt } from './ApplianceArt.tsx';
import { BaleArt } from './BaleArt.tsx';
import { BatteryArt } from './BatteryArt.tsx';
import { CansArt } from './CansArt.tsx';
import { CarArt } from './CarArt.tsx';
import { CastArt } from './CastArt.tsx';
import { CasterArt } from './CasterArt.tsx';
import { CatalogueArt } from './CatalogueArt.tsx';
import { ContainerArt } from './ContainerArt.tsx';
import { CraneArt } from './CraneArt.tsx';
import { DepolluteArt } from './DepolluteArt.tsx';
import { DrumArt } from './DrumArt.tsx';
import { EddyArt } from './EddyArt.tsx';
import { FilingArt } from './FilingArt.tsx';
import { FurnaceArt } from './FurnaceArt.tsx';
import { GateArt } from './GateArt.tsx';
import { GradeArt } from './GradeArt.tsx';
import { HardHatArt } from './HardHatArt.tsx';
import { HomeTestArt } from './HomeTestArt.tsx';
import { LadleArt } from './LadleArt.tsx';
import { MagnetApartArt } from './MagnetApartArt.tsx';
import { MagnetArt } from './MagnetArt.tsx';
import { MagnetSticksArt } from './MagnetSticksArt.tsx';
import { MagnetWeakArt } from './MagnetWeakArt.tsx';
import { MillArt } from './MillArt.tsx';
import { MotorArt } from './MotorArt.tsx';
import { StillDrawings } from './MovingArt.tsx';
import { NewsArt } from './NewsArt.tsx';
import { NoticeArt } from './NoticeArt.tsx';
import { OfficeArt } from './OfficeArt.tsx';
import { PapersArt } from './PapersArt.tsx';
import { PartsArt } from './PartsArt.tsx';
import { PipesArt } from './PipesArt.tsx';
import { PlanArt } from './PlanArt.tsx';
import { PlantArt } from './PlantArt.tsx';
import { RadiationArt } from './RadiationArt.tsx';
import { RebarArt } from './RebarArt.tsx';
import { ScaleArt } from './ScaleArt.tsx';
import { ShipArt } from './ShipArt.tsx';
import { ShredderArt } from './ShredderArt.tsx';
import { SolarArt } from './SolarArt.tsx';
import { SorterArt } from './SorterArt.tsx';
import { TicketArt } from './TicketArt.tsx';
import { TowArt } from './TowArt.tsx';
import { UnloadArt } from './UnloadArt.tsx';
import { WeighOutArt } from './WeighOutArt.tsx';
import { WireArt } from './WireArt.tsx';
import { YardArt } from './YardArt.tsx';

/** Every scene. */
export const examples: Example[] = [
  { name: 'scale', element: <ScaleArt /> },
  { name: 'crane', element: <CraneArt /> },
  { name: 'car', element: <CarArt /> },
  { name: 'mill', element: <MillArt /> },
  { name: 'catalogue', element: <CatalogueArt /> },
  { name: 'yard', element: <YardArt /> },
  { name: 'gate', element: <GateArt /> },
  { name: 'radiation', element: <RadiationArt /> },
  { name: 'unload', element: <UnloadArt /> },
  { name: 'ticket', element: <TicketArt /> },
  { name: 'shredder', element: <ShredderArt /> },
  { name: 'magnet', element: <MagnetArt /> },
  { name: 'home test', element: <HomeTestArt /> },
  { name: 'magnet test: sticks', element: <MagnetSticksArt /> },
  { name: 'magnet test: sticks a little', element: <MagnetWeakArt /> },
  { name: 'magnet test: does not stick', element: <MagnetApartArt /> },
  { name: 'eddy', element: <EddyArt /> },
  { name: 'ship', element: <ShipArt /> },
  { name: 'furnace', element: <FurnaceArt /> },
  { name: 'ladle', element: <LadleArt /> },
  { name: 'caster', element: <CasterArt /> },
  { name: 'rebar', element: <RebarArt /> },
  { name: 'wire', element: <WireArt /> },
  { name: 'pipes', element: <PipesArt /> },
  { name: 'bale', element: <BaleArt /> },
  { name: 'appliance', element: <ApplianceArt /> },
  { name: 'cans', element: <CansArt /> },
  { name: 'battery', element: <BatteryArt /> },
  { name: 'motor', element: <MotorArt /> },
  { name: 'drum', element: <DrumArt /> },
  { name: 'parts', element: <PartsArt /> },
  { name: 'depollute', element: <DepolluteArt /> },
  { name: 'tow', element: <TowArt /> },
  { name: 'papers', element: <PapersArt /> },
  { name: 'container', element: <ContainerArt /> },
  { name: 'office', element: <OfficeArt /> },
  { name: 'hard-hat', element: <HardHatArt /> },
  { name: 'solar', element: <SolarArt /> },
  { name: 'cast', element: <CastArt /> },
  { name: 'grade', element: <GradeArt /> },
  { name: 'weigh out', element: <WeighOutArt /> },
  { name: 'sorter', element: <SorterArt /> },
  { name: 'plant', element: <PlantArt /> },
  { name: 'plan', element: <PlanArt /> },
  { name: 'filing', element: <FilingArt /> },
  { name: 'notice', element: <NoticeArt /> },
  { name: 'news', element: <NewsArt /> },
  {
    name: 'the scale, still',
    element: (
      <StillDrawings value>
        <ScaleArt />
      </StillDrawings>
    ),
  },
];
