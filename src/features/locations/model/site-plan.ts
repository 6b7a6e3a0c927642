import type { YardsContent } from '../content/yards.schema.ts';

/** What of a yard its plan is drawn from. */
export type PlannedYard = Pick<
  YardsContent[number],
  'division' | 'families' | 'services' | 'truck' | 'country'
>;

/** What a plan shows: each is one path, drawn over those before it. */
export const planParts = [
  'water',
  'road',
  'ground',
  'fence',
  'paved',
  'bay',
  'heap',
  'rail',
  'rows',
  'cars',
  'belt',
  'roof',
  'goods',
  'vessel',
  'scale',
  'way',
  'arrow',
  'truck',
] as const;

export type PlanPart = (typeof planParts)[number];

/** What a plan names besides the services of the place. */
export const planPlaces = ['gate', 'scale', 'office', 'unload', 'bays', 'melt', 'rolling'] as const;

/** A number on the plan. */
export interface PlanSpot {
  id: (typeof planPlaces)[number] | PlannedYard['services'][number];
  x: number;
  y: number;
}

/** Plan of a place: north is up, one unit is a foot. */
export interface SitePlan {
  /** Width and height of the drawing. */
  size: number;
  /** Path data by what it is, in the order of drawing; parts that the place lacks are left out. */
  paths: { part: PlanPart; d: string }[];
  /** In the order in which a driver comes by. */
  spots: PlanSpot[];
  /** Length of the bar that tells the scale, in feet: 100 feet, or 30 meters. */
  bar: number;
}

type Point = readonly [x: number, y: number];
interface Shape {
  part: PlanPart;
  points: Point[];
  /** A line; else an area. */
  isLine?: boolean;
  /** How far its corners are rounded, in feet. Default 0. */
  round?: number;
}

/** Lengths of what drives in, in feet (`vehicles` of `yard-words.json`). */
const truckFeet = { 'pickup-trailer': 35, 'straight-truck': 40, 'semi-trailer': 70 } as const;

/** Feet in 30 meters. */
const thirtyMeters = 98.4;

/** How far down the drawing a load's way turns back, as a part of its height. */
const turnsAt = { MRB: 0.42, ARB: 0.66, SMB: 0.57 } as const;

/** How large the ground is, in feet, by what stands there: a shredder or a mill needs room to pile. */
function sideOf({ division, services }: PlannedYard): number {
  if (division === 'SMB' || services.includes('shredder')) return 620;
  if (division === 'ARB' || services.includes('rail') || services.includes('dock')) return 500;
  return 400;
}

/**
 * The plan of a place, drawn from what we know of it: the side on which trucks enter, where the scale stands and how long it is, the
 * largest vehicle, what else there is. The same facts give the same plan. It is laid out as the driver sees it, the gate below, and
 * then turned until north is up.
 */
export function sitePlan(yard: PlannedYard): SitePlan {
  const side = sideOf(yard);
  const layout = new Layout(side, yard);
  layout.ground();
  layout.gate();
  if (yard.division === 'MRB') layout.metalYard();
  else if (yard.division === 'ARB') layout.partsYard();
  else layout.mill();
  layout.traffic();
  const turn = turns[yard.truck.entrance];
  return {
    size: side,
    paths: planParts.flatMap((part) => {
      const d = layout.shapes
        .filter((shape) => shape.part === part)
        .map((shape) => pathOf({ ...shape, points: shape.points.map((point) => turn(point, side)) }))
        .join('');
      return d === '' ? [] : [{ part, d }];
    }),
    spots: layout.spots.map(({ id, x, y }) => {
      const [right, down] = turn([x, y], side);
      return { id, x: Math.round(right), y: Math.round(down) };
    }),
    bar: yard.country === 'US' ? 100 : thirtyMeters,
  };
}

/** From the driver's view, the gate below, to north up. */
const turns: Record<PlannedYard['truck']['entrance'], (point: Point, side: number) => Point> = {
  south: (point) => point,
  north: ([x, y], side) => [side - x, side - y],
  west: ([x, y], side) => [side - y, x],
  east: ([x, y], side) => [y, side - x],
};

function pathOf({ points, isLine = false, round = 0 }: Shape): string {
  const written = ([x, y]: Point) => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
  const steps = points.map((point, index) => {
    const [before, after] = [points[index - 1], points[index + 1]];
    if (index === 0) return `M${written(point)}`;
    if (round === 0 || !before || !after) return `L${written(point)}`;
    return `L${written(toward(point, before, round))}Q${written(point)} ${written(toward(point, after, round))}`;
  });
  return `${steps.join('')}${isLine ? '' : 'z'}`;
}

/** The place so many feet from one point on the way to another, at most half of it. */
function toward([x, y]: Point, [toX, toY]: Point, feet: number): Point {
  const part = Math.min(0.5, feet / Math.hypot(toX - x, toY - y));
  return [x + (toX - x) * part, y + (toY - y) * part];
}

/** Collects what stands where, in feet: x to the right and y down, as who drives in sees it from the road. */
class Layout {
  readonly shapes: Shape[] = [];
  readonly spots: PlanSpot[] = [];
  private readonly side: number;
  private readonly yard: PlannedYard;
  /** 1 where the scale is on the driver's right, else -1. */
  private readonly hand: 1 | -1;

  constructor(side: number, yard: PlannedYard) {
    this.side = side;
    this.yard = yard;
    this.hand = yard.truck.scaleSide === 'right' ? 1 : -1;
  }

  /** A part of the whole width; 0.5 is the gate's lane, and more lies on the side of the scale. */
  private across(part: number): number {
    return this.side * (0.5 + (part - 0.5) * this.hand);
  }

  private down(part: number): number {
    return this.side * part;
  }

  /** An upright box around a middle, in feet. */
  private box(part: PlanPart, [x, y]: Point, wide: number, high: number): void {
    const [left, right] = [x - wide / 2, x + wide / 2];
    const [top, low] = [y - high / 2, y + high / 2];
    this.shapes.push({
      part,
      points: [
        [left, top],
        [right, top],
        [right, low],
        [left, low],
      ],
    });
  }

  private line(part: PlanPart, points: Point[], round = 0): void {
    this.shapes.push({ part, points, isLine: true, round });
  }

  /** What was tipped there: no circle, and the same each time. */
  private heap([x, y]: Point, radius: number): void {
    const count = 14;
    this.shapes.push({
      part: 'heap',
      points: Array.from({ length: count }, (_, index): Point => {
        const angle = (2 * Math.PI * index) / count;
        const reach = radius * (0.88 + 0.12 * Math.sin(index * 2.4 + radius));
        return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach * 0.86];
      }),
    });
  }

  private spot(id: PlanSpot['id'], [x, y]: Point): void {
    this.spots.push({ id, x, y });
  }

  private has(service: PlannedYard['services'][number]): boolean {
    return this.yard.services.includes(service);
  }

  private readonly gateHalf = 22;
  private get fence(): number {
    return this.down(0.88);
  }
  private get scaleMiddle(): Point {
    return [this.across(0.5) + this.hand * 42, this.fence - 26 - this.yard.truck.scaleFeet / 2];
  }
  private get officeMiddle(): Point {
    const [x, y] = this.scaleMiddle;
    return [x + this.hand * 52, y];
  }

  private get back(): number {
    return this.down(this.has('dock') ? 0.13 : 0.06);
  }

  /** Water behind it or none, the fenced yard with its gate, the road in front. */
  ground(): void {
    const { side } = this;
    const [left, right, top, low] = [this.down(0.06), this.down(0.94), this.back, this.fence];
    if (this.has('dock')) this.box('water', [side / 2, this.down(0.055)], side, this.down(0.11));
    this.box('road', [side / 2, (low + side) / 2 + 6], side, 34);
    this.box('road', [side / 2, low + 6], 2 * this.gateHalf, 16);
    const corners: Point[] = [
      [left, low],
      [left, top],
      [right, top],
      [right, low],
    ];
    this.shapes.push({ part: 'ground', points: corners });
    const [from, to]: Point[] = [
      [side / 2 - this.gateHalf, low],
      [side / 2 + this.gateHalf, low],
    ];
    if (from && to) this.line('fence', [from, ...corners, to]);
  }

  gate(): void {
    const { scaleFeet } = this.yard.truck;
    this.spot('gate', [this.side / 2, this.fence]);
    this.box('scale', this.scaleMiddle, 14, scaleFeet);
    this.spot('scale', [this.side / 2 + this.hand * 11, this.scaleMiddle[1]]);
    this.box('roof', this.officeMiddle, 54, 40);
    this.spot('office', this.officeMiddle);
  }

  metalYard(): void {
    const { middle } = this;
    this.box('paved', middle, this.down(0.26), this.down(0.2));
    this.heap([this.across(0.29), this.down(0.4)], this.down(0.085));
    this.heap([this.across(0.25), this.down(0.56)], this.down(0.055));
    this.spot('unload', middle);
    this.bays();
    if (this.has('shredder')) this.shredder([this.across(0.77), this.down(0.47)]);
    else this.heap([this.across(0.76), this.down(0.4)], this.down(0.06));
    if (this.has('analyzer')) {
      const bench: Point = [this.across(0.84), this.down(0.68)];
      this.box('roof', bench, this.down(0.12), this.down(0.08));
      this.spot('analyzer', bench);
    }
    if (this.has('torch')) {
      const bay: Point = [this.across(0.17), this.down(0.7)];
      for (const step of [-1, 0, 1])
        this.box('goods', [bay[0] + step * 3, bay[1] + step * 13], this.down(0.1) - Math.abs(step) * 12, 6);
      this.spot('torch', [bay[0] + this.hand * this.down(0.1), bay[1]]);
    }
    if (this.has('containers')) this.containers([this.across(0.3), this.fence - 26]);
    this.transport();
  }

  /** A bay along the back for each family that is taken. */
  private bays(): void {
    const count = this.yard.families.length;
    const [wide, deep] = [this.down(0.062), this.down(0.05)];
    const from = this.down(0.1);
    const top = this.back + this.down(0.012);
    for (let index = 0; index < count; index++) {
      const left = from + index * wide;
      this.line('bay', [
        [left, top + deep],
        [left, top],
        [left + wide, top],
        [left + wide, top + deep],
      ]);
      this.heap([left + wide / 2, top + deep * 0.52], this.down(0.021));
    }
    this.spot('bays', [from + count * wide + this.down(0.035), top + deep / 2]);
  }

  /** Where loads are tipped. */
  private get middle(): Point {
    return [this.across(0.5), this.down(0.42)];
  }

  private shredder([x, y]: Point): void {
    const { hand } = this;
    // A belt leads up to the mill, two lead away to what comes out.
    this.line('belt', [
      [x - hand * 70, y + 40],
      [x - hand * 14, y],
    ]);
    this.box('roof', [x, y], 52, 44);
    this.line('belt', [
      [x + hand * 20, y - 10],
      [x + hand * 48, y - 62],
    ]);
    this.line('belt', [
      [x + hand * 20, y + 10],
      [x + hand * 52, y + 52],
    ]);
    this.heap([x + hand * 48, y - 76], 24);
    this.heap([x + hand * 52, y + 66], 16);
    this.spot('shredder', [x, y]);
  }

  /** Roll-off containers side by side, 22 by 8 feet. */
  private containers([x, y]: Point): void {
    for (let index = -3; index <= 3; index++) this.box('goods', [x + index * 12, y], 8, 22);
    this.spot('containers', [x - 36 - 22, y]);
  }

  /** Track with cars of 50 feet, and a barge at the dock of 195 by 35 feet, the size of the river barges. */
  private transport(): void {
    if (this.has('rail')) {
      const y = this.back + this.down(0.105);
      const [outer, inner] = [this.across(1), this.across(0.36)];
      this.line('rail', [
        [outer, y],
        [inner, y],
      ]);
      for (const index of [0, 1, 2]) this.box('cars', [inner + this.hand * (30 + index * 58), y], 50, 10);
      this.spot('rail', [inner + this.hand * (30 + 3 * 58 - 8), y]);
    }
    if (this.has('dock')) {
      const [x, y] = [this.across(0.42), this.down(0.07)];
      this.shapes.push({
        part: 'vessel',
        points: [
          [x - 97, y - 17],
          [x + 80, y - 17],
          [x + 97, y],
          [x + 80, y + 17],
          [x - 97, y + 17],
        ],
      });
      this.spot('dock', [x, y]);
    }
  }

  /** Cars stand side by side in double rows, an aisle of 24 feet between them. */
  partsYard(): void {
    const { side } = this;
    for (let y = this.down(0.12); y < this.down(0.58); y += 54) {
      for (const shift of [0, 16])
        this.line('rows', [
          [side * 0.12, y + shift],
          [side * 0.88, y + shift],
        ]);
    }
    this.spot('pull-parts', [side / 2, this.down(0.12) + 2 * 54 + 35]);
    const counter = this.officeMiddle;
    if (this.has('cores')) this.spot('cores', [counter[0] + this.hand * 44, counter[1] + 8]);
    if (this.has('carts')) {
      const stand: Point = [this.across(0.36), this.down(0.68)];
      for (let index = 0; index < 6; index++) this.box('goods', [stand[0] + index * 7 - 18, stand[1]], 3, 8);
      this.spot('carts', [stand[0] - 38, stand[1]]);
    }
    if (this.has('buys-cars')) {
      const lane: Point = [this.across(0.24), this.down(0.8)];
      this.box('paved', lane, 96, 46);
      for (const index of [-1, 0, 1]) this.box('cars', [lane[0] + index * 26, lane[1] + 8], 7, 16);
      this.spot('buys-cars', [lane[0], lane[1] - 14]);
    }
    if (this.has('towing')) {
      const stand: Point = [this.across(0.84), this.down(0.8)];
      this.box('truck', stand, 26, 8);
      this.spot('towing', [stand[0], stand[1] - 26]);
    }
  }

  /** Melt shop, then the long rolling mill, then bundles of bars beside the loading lane. */
  mill(): void {
    const melt: Point = [this.across(0.22), this.down(0.4)];
    const rolling: Point = [this.across(0.64), this.down(0.4)];
    this.box('roof', melt, 140, 110);
    this.box('roof', rolling, 330, 66);
    this.spot('melt', melt);
    this.spot('rolling', rolling);
    for (const index of [0, 1, 2, 3])
      this.box('goods', [this.across(0.3) + index * 52 * this.hand, this.down(0.5)], 40, 8);
    this.spot('steel-pickup', [this.across(0.36), this.down(0.56)]);
    this.heap([this.across(0.2), this.down(0.66)], 44);
    this.transport();
  }

  /** The way of a load: in over the scale, around, and out past it; and the largest vehicle, as long as it is. */
  traffic(): void {
    const { side, hand } = this;
    const lane = side / 2;
    const [scale, scaleY] = this.scaleMiddle;
    const road = (this.fence + side) / 2 + 6;
    const turnY = this.down(turnsAt[this.yard.division]);
    const outX = lane - hand * 14;
    const weighsTwice = this.yard.division !== 'ARB';
    const above = scaleY - this.yard.truck.scaleFeet / 2 - 10;
    const back: Point[] = [
      [outX, above - 24],
      [scale - hand * 3, above - 4],
      [scale - hand * 3, this.fence - 22],
    ];
    const start = lane + hand * this.down(0.42);
    this.line(
      'way',
      [
        [start, road],
        [lane + hand * 8, road],
        [lane + hand * 8, this.fence - 8],
        [scale + hand * 3, this.fence - 20],
        [scale + hand * 3, turnY],
        [outX, turnY],
        // Whoever brought or fetches metal is weighed again.
        ...(weighsTwice ? back : []),
        [outX, this.fence - 6],
        [outX, road],
        [lane - hand * this.down(0.42), road],
      ],
      weighsTwice ? 9 : 18,
    );
    this.arrow([scale + hand * 3, above - 2], -1);
    this.arrow([outX, (turnY + above) / 2], 1);
    const long = truckFeet[this.yard.truck.largest];
    const cab = 10;
    const middle = start - hand * (long / 2 + 6);
    this.box('truck', [middle + hand * (cab / 2 + 1), road], long - cab - 2, 8.5);
    this.box('truck', [middle - hand * ((long - cab) / 2), road], cab, 8.5);
  }

  /** A head of an arrow that points away from the road (-1) or to it (1). */
  private arrow([x, y]: Point, way: 1 | -1): void {
    this.shapes.push({
      part: 'arrow',
      points: [
        [x - 7, y],
        [x + 7, y],
        [x, y + way * 12],
      ],
    });
  }
}
