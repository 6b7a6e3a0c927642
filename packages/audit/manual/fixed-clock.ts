/**
 * The moment at which pages are read for their words. Prices, opening hours, boards and logs change though nobody touched a
 * page; at one and the same moment they do not, in whatever language and however they are worded. It is a Sunday at noon in
 * Portland: no price moves, no yard opens within hours, so that it does not matter how long the reading takes.
 *
 * What is dated later is not there yet at this moment. Whoever signs all reviews anew moves it to a later Sunday first.
 */
export const readingMoment = Date.parse('2026-11-22T20:00:00Z');

/** The name of the setting by which a server is told the moment at which its clock starts. */
export const clockSetting = 'AUDIT_CLOCK';

/** Lets the clock of this process, or of this page, start at a moment and go on from there. Runs in pages, so it uses nothing from outside. */
export function startClockAt(moment: number): void {
  const shift = moment - Date.now();
  const real = Date;
  const now = () => real.now() + shift;
  globalThis.Date = new Proxy(real, {
    construct: (target, given, own) => Reflect.construct(target, given.length === 0 ? [now()] : given, own),
    apply: (target) => new target(now()).toString(),
    get: (target, key, own) => (key === 'now' ? now : Reflect.get(target, key, own)),
  });
}

// A server that is started with this module before its own (`node --import`) says at which moment.
const moment = globalThis.process?.env[clockSetting];
if (moment !== undefined) startClockAt(Number(moment));
