/** What a car is made of, in the order in which a scrap yard names it. */
export const carMaterials = ['steel', 'aluminum', 'copper', 'rest'] as const;

/** One of them. */
export type CarMaterial = (typeof carMaterials)[number];

/** Which way a part leaves its place before its material gathers. */
export type Drift = 'up' | 'down' | 'fore' | 'aft' | 'rise' | 'still';

/** A few lines of the drawing that move as one. */
export interface CarPart {
  id: string;
  drift: Drift;
  /** Surfaces with an outline. */
  body?: string;
  /** Lines alone. */
  lines?: string;
  /** Fine lines alone: seams, fins, spokes. */
  fine?: string;
}

/** How long the car is, and where it stands: the drawing counts in centimeters, y down from above the roof. */
export const car = { length: 480, ground: 150, top: 4 } as const;

/** Wheels: their middles, and how far the tire reaches. */
export const wheels = { middles: [105, 385], height: 117, radius: 33 } as const;

/** The body from the side without its wheels, arches cut out. Its area and that of the wheels is what the blocks share. */
export const bodyOutline =
  'M9 119C4 108 2 92 5 76C6 67 10 62 18 60C40 56 62 55 82 54C102 36 126 20 154 12C190 4 234 4 268 11C296 18 322 37 344 53C388 57 428 63 456 73C470 79 477 90 477 104C477 113 476 119 471 122L424.4 124A40 40 0 1 0 345.6 124L144.4 124A40 40 0 1 0 65.6 124Z';

const spokes = (x: number): string =>
  Array.from({ length: 10 }, (_, index) => {
    const turn = (Math.floor(index / 2) * 2 * Math.PI) / 5 - Math.PI / 2 + (index % 2 ? 0.13 : -0.13);
    const at = (reach: number, lean = 1) =>
      [x + Math.cos(turn * lean) * reach, wheels.height + Math.sin(turn * lean) * reach]
        .map((value) => value.toFixed(1))
        .join(' ');
    return `M${at(5)}L${at(20.5)}`;
  }).join('');

const ring = (x: number, y: number, radius: number): string =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;

const eachWheel = (draw: (x: number) => string): string => wheels.middles.map(draw).join('');

/** The openings for the windows, which the shell leaves and the glass fills. */
const sideWindows =
  'M112 52C124 40 138 29 158 22C174 18 190 16 206 16L208 52ZM216 52L215 16C234 15 250 16 262 19C284 26 302 38 318 52Z';

/** The car, part by part. What lies inside is seen through the shell, as on a workshop's cutaway. */
export const carLines: Record<CarMaterial, readonly CarPart[]> = {
  steel: [
    { id: 'shell', drift: 'up', body: `${bodyOutline}${sideWindows}` },
    {
      id: 'doors',
      drift: 'still',
      body: 'M212 56H126C125 70 129 83 138 90C146 97 149 107 150 119Q150 121 152 121H210Q212 121 212 119ZM217 56H324C331 72 332 92 326 108Q322 117 318 121H219Q217 121 217 119Z',
      fine: 'M134 72h15v4h-15zM224 72h15v4h-15zM131 84C160 80 190 79 212 79M217 79C250 79 290 81 329 86',
    },
    {
      id: 'hood',
      drift: 'rise',
      lines: 'M344 59C384 61 414 65 434 71',
      fine: 'M360 61C390 64 414 67 434 72',
    },
    { id: 'trunk', drift: 'aft', lines: 'M84 60C62 60 38 62 24 66', fine: 'M24 66C22 72 22 78 24 84' },
    {
      id: 'underbody',
      drift: 'down',
      body: 'M30 116H74Q78 116 78 120T74 124H30Q26 124 26 120T30 116ZM176 124H222Q226 124 226 127T222 130H176Q172 130 172 127T176 124Z',
      lines: 'M26 121H10M78 120C96 120 110 128 140 128L172 127M226 127H318C332 127 340 122 350 112',
      fine: `${eachWheel((x) => `M${x - 9} 64h18M${x - 7} 66l14 3l-14 3l14 3l-14 3l14 3l-14 3M${x - 9} 86h18M${x} 86V104${ring(x, wheels.height, 13)}`)}`,
    },
  ],
  aluminum: [
    {
      id: 'engine',
      drift: 'rise',
      body: 'M362 70Q362 67 365 67H407Q410 67 410 70V78H362ZM359 78H413L411 102H361ZM363 102H409L403 113H371ZM340 90Q340 84 346 84L361 82V110H350Q340 108 340 98Z',
      fine: 'M366 83V98M374 83V98M382 83V98M390 83V98M398 83V98M406 83V98M345 90V104M350 88V106M355 87V107M370 71H402M410 72C424 70 430 76 430 86M413 82C422 82 424 86 424 92',
    },
    {
      id: 'radiator',
      drift: 'fore',
      body: 'M450 86H457V115H450Z',
      fine: 'M450 90h7M450 94h7M450 98h7M450 102h7M450 106h7M450 110h7',
    },
    {
      id: 'rims',
      drift: 'down',
      body: eachWheel(
        (x) => `${ring(x, wheels.height, 23)}${ring(x, wheels.height, 19.5)}${ring(x, wheels.height, 5)}`,
      ),
      fine: eachWheel(spokes),
    },
  ],
  copper: [
    {
      id: 'harness',
      drift: 'up',
      lines:
        'M436 84C424 66 396 64 372 64C356 64 344 65 338 72C333 82 334 100 328 114H158C148 112 146 96 138 86C128 76 108 72 88 72C62 72 40 74 24 76M338 72C334 60 324 48 308 36C292 25 276 18 262 15C228 10 190 11 158 19C132 28 112 44 98 58C94 64 92 68 88 72',
      fine: 'M439 80C446 78 452 79 457 82M370 64V72M381 64V72M392 65V72M402 68V72M300 114C300 102 292 98 284 98M262 114C262 104 258 98 250 98M200 114C198 104 192 98 184 98M230 12C230 16 230 18 230 21M158 114C152 120 146 118 140 116M338 80C326 76 318 76 312 78M328 114C338 120 346 118 352 112M436 85C436 96 440 106 446 112M24 76C18 82 14 92 12 104',
    },
    {
      id: 'motors',
      drift: 'fore',
      body: `${ring(421, 100, 8)}${ring(421, 100, 3)}M344 112h14q3 0 3 3v4q0 3 -3 3h-14q-3 0 -3 -3v-4q0 -3 3 -3zM424 77h15v8h-15z`,
      fine: 'M345 112v10M348 112v10M351 112v10M354 112v10M357 112v10',
    },
    {
      id: 'coils',
      drift: 'down',
      body: `${ring(280, 98, 5)}${ring(180, 98, 5)}${ring(248, 98, 3)}${ring(140, 116, 4)}${ring(230, 22, 2)}`,
    },
  ],
  rest: [
    {
      id: 'glass',
      drift: 'up',
      body: `${sideWindows}M276 14C300 20 322 37 340 52L334 53C316 39 296 24 272 17ZM88 54C106 38 126 25 148 17L152 20C132 28 112 41 96 54Z`,
    },
    {
      id: 'seats',
      drift: 'rise',
      body: 'M238 58C244 56 250 60 252 68L262 96H286Q296 96 296 102T288 110H254Q246 108 244 98L236 66Q235 60 238 58ZM229 38Q236 34 240 40L243 52Q240 57 234 54L229 44ZM158 58C164 56 170 60 172 68L180 96H204Q214 96 214 102T206 110H172Q164 108 162 98L156 66Q155 60 158 58ZM149 38Q156 34 160 40L163 52Q160 57 154 54L149 44ZM312 60C322 57 332 58 338 64V88C330 86 326 80 320 76Q310 72 308 66Q308 62 312 60Z',
      fine: 'M296 64L304 90M300 77L318 72',
    },
    {
      id: 'tank',
      drift: 'down',
      body: 'M126 104Q128 100 134 100H162L168 112H206Q212 112 212 117T206 122H156Q150 122 149 116C147 108 136 108 126 104Z',
    },
    {
      id: 'tires',
      drift: 'down',
      body: eachWheel((x) => `${ring(x, wheels.height, wheels.radius)}${ring(x, wheels.height, 23)}`),
      fine: eachWheel((x) => ring(x, wheels.height, 30)),
    },
    {
      id: 'nose',
      drift: 'fore',
      body: 'M462 90C470 88 474 90 477 98V108C477 115 475 120 471 122L425 124C426 116 428 110 436 106C446 104 458 104 464 104ZM434 68C446 71 458 75 467 81Q471 88 463 87C452 86 442 79 434 68Z',
      fine: 'M440 112H474M446 117H472',
    },
    {
      id: 'tail',
      drift: 'aft',
      body: 'M4 92C12 90 20 92 28 96C38 100 52 102 62 106C64 112 65 118 65.6 124L9 119C5 110 4 100 4 92ZM5 76C6 69 9 65 16 64L36 66C36 72 32 77 24 78L5 80Z',
      fine: 'M6 108C24 109 42 112 64 115',
    },
  ],
};
