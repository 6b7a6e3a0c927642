import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/**
 * What each drawing stands for, and where. Whoever uses one in another place reads here what it means to people who have seen it
 * elsewhere: a drawing that stands for two things tells them neither.
 */
const subjects: Record<string, { means: string; places: string[] }> = {
  Appliance: { means: 'appliances', places: ['materials/ui/family-art'] },
  Bale: { means: 'metal pressed to bales', places: ['help/ui/RecyclingStages', 'services/service-lines'] },
  Battery: { means: 'batteries', places: ['materials/ui/family-art'] },
  Cans: { means: 'aluminum', places: ['materials/ui/family-art'] },
  Car: {
    means: 'a car that is sold or taken apart',
    places: ['help/easy-read', 'home/ui/WaysOnward', 'materials/ui/family-art', 'vehicles/ui/VehicleParts'],
  },
  Cast: { means: 'stainless steel', places: ['materials/ui/family-art'] },
  Caster: { means: 'casting billets', places: ['help/ui/RecyclingStages'] },
  Catalogue: {
    means: 'the metals that are traded',
    places: ['help/easy-read', 'home/ui/WaysOnward', 'sell/what-we-buy'],
  },
  Container: { means: 'a container at the customer’s place', places: ['services/service-lines'] },
  Depollute: {
    means: 'draining a car',
    places: ['services/vehicle-recycling-services', 'sustainability/ui/ReportChapters'],
  },
  Drum: {
    means: 'closed vessels',
    places: ['help/easy-read', 'materials/ui/family-art', 'sell/what-we-cannot-take'],
  },
  Eddy: { means: 'sorting out aluminum', places: ['buy/buy-from-us', 'help/ui/RecyclingStages'] },
  Filing: { means: 'filings to an agency', places: ['investors/filings/sec-filings'] },
  Furnace: {
    means: 'melting steel',
    places: ['company/ui/CompanyLoop', 'help/ui/RecyclingStages', 'sustainability/ui/ReportChapters'],
  },
  Gate: {
    means: 'coming to a yard',
    places: ['help/easy-read', 'help/ui/RecyclingStages', 'materials/ui/VisitSteps'],
  },
  Grade: { means: 'finding out the grade', places: ['buy/buy-from-us', 'materials/ui/VisitSteps'] },
  HardHat: { means: 'rules of safety', places: ['help/easy-read'] },
  HomeTest: { means: 'tests of a metal at home', places: ['materials/ui/HomeTests'] },
  Ladle: { means: 'making steel exact', places: ['help/ui/RecyclingStages'] },
  Magnet: { means: 'sorting out steel', places: ['help/ui/RecyclingStages'] },
  MagnetApart: { means: 'a magnet does not stick', places: ['materials/ui/MagnetChoice'] },
  MagnetSticks: { means: 'a magnet sticks', places: ['help/easy-read', 'materials/ui/MagnetChoice'] },
  MagnetWeak: { means: 'a magnet sticks a little', places: ['materials/ui/MagnetChoice'] },
  Mill: { means: 'rolling steel', places: ['help/ui/RecyclingStages'] },
  Motor: {
    means: 'motors and parts with a deposit',
    places: ['materials/ui/family-art', 'services/vehicle-recycling-services'],
  },
  News: { means: 'news of the company', places: ['company/follow-us'] },
  Notice: { means: 'legal notices', places: ['legal/ui/LegalHeader'] },
  Office: { means: 'people who answer', places: ['company/contacts', 'help/easy-read'] },
  Papers: {
    means: 'ID and papers of what is sold',
    places: [
      'help/easy-read',
      'materials/ui/BeforeYouCome',
      'sell/what-to-bring',
      'services/title-and-paperwork',
      'services/vehicle-recycling-services',
    ],
  },
  Parts: {
    means: 'taking parts off a car',
    places: ['services/vehicle-recycling-services', 'services/yard-rules'],
  },
  Pipes: { means: 'brass and copper pipes', places: ['materials/ui/family-art'] },
  Plan: { means: 'a plan for collecting', places: ['services/service-lines'] },
  Plant: { means: 'a customer’s plant', places: ['services/service-lines'] },
  Radiation: {
    means: 'the check for radiation',
    places: [
      'buy/buy-from-us',
      'help/ui/RecyclingStages',
      'materials/ui/AlarmSteps',
      'materials/ui/VisitSteps',
    ],
  },
  Rebar: {
    means: 'steel bars',
    places: ['company/ui/CompanyLoop', 'help/ui/RecyclingStages', 'materials/ui/family-art'],
  },
  Scale: {
    means: 'weighing a load',
    places: [
      'help/easy-read',
      'help/ui/RecyclingStages',
      'materials/ui/VisitSteps',
      'sustainability/ui/ReportChapters',
    ],
  },
  Ship: { means: 'shipping metal', places: ['buy/buy-from-us', 'help/ui/RecyclingStages'] },
  Shredder: {
    means: 'shredding, and what comes of it',
    places: [
      'buy/buy-from-us',
      'company/ui/CompanyLoop',
      'help/ui/RecyclingStages',
      'materials/ui/family-art',
      'services/service-lines',
      'services/vehicle-recycling-services',
      'sustainability/ui/ReportChapters',
    ],
  },
  Sorter: { means: 'sorting by sensors', places: ['help/ui/RecyclingStages'] },
  Ticket: {
    means: 'ticket and payment',
    places: ['help/easy-read', 'materials/ui/VisitSteps', 'services/service-lines'],
  },
  Tow: {
    means: 'fetching cars',
    places: ['help/easy-read', 'services/service-lines'],
  },
  Unload: {
    means: 'unloading scrap',
    places: ['company/ui/CompanyLoop', 'materials/ui/VisitSteps', 'services/service-lines'],
  },
  WeighOut: { means: 'weighing the empty truck', places: ['materials/ui/VisitSteps'] },
  Wire: { means: 'copper wire', places: ['materials/ui/family-art', 'sell/material-theft'] },
  Yard: {
    means: 'a yard',
    places: ['help/easy-read', 'home/ui/WaysOnward', 'services/vehicle-recycling-services'],
  },
};

/** Drawings by where they are used, without what is only imported: `Papers` -> `help/easy-read`. */
function uses(): { scene: string; place: string; times: number }[] {
  const root = new URL('../../../src/', import.meta.url);
  return ['features', 'pages', 'shell'].flatMap((area) =>
    readdirSync(new URL(`${area}/`, root), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.tsx') && !path.endsWith('.test.tsx'))
      .flatMap((path) => {
        const source = readFileSync(new URL(`${area}/${path}`, root), 'utf8').replace(
          /import[^;]*from '[^']*';/g,
          '',
        );
        const found = [...source.matchAll(/\b([A-Z]\w+)Art\b/g)].map(([, scene = '']) => scene);
        return [...new Set(found)].map((scene) => ({
          scene,
          place: path.replace('.tsx', ''),
          times: found.filter((each) => each === scene).length,
        }));
      }),
  );
}

const drawn = uses().filter(({ scene }) => scene !== 'Scene');

test('each drawing stands for one thing, in the places that are listed with it and in no other', () => {
  const places = Object.fromEntries(
    [...new Set(drawn.map(({ scene }) => scene))].sort().map((scene) => [
      scene,
      drawn
        .filter((use) => use.scene === scene)
        .map(({ place }) => place)
        .sort(),
    ]),
  );
  expect(places).toEqual(
    Object.fromEntries(Object.entries(subjects).map(([scene, { places: of }]) => [scene, of])),
  );
});

test('no two drawings stand for the same thing', () => {
  const meanings = Object.values(subjects).map(({ means }) => means);
  expect(new Set(meanings).size).toBe(meanings.length);
});

test('no drawing stands twice on a page', () => {
  expect(drawn.filter(({ times }) => times > 1)).toEqual([]);
});
