import { readVisit } from '#features/materials/ui/visit.server.ts';

/** The containers by size, as the page about selling lists them: what each is called, holds and measures. */
export function readContainers() {
  return readVisit().containers.map(({ id, name, detail, note }) => ({ id, name, detail, note }));
}

/** A container, as the page shows it. */
export type Container = ReturnType<typeof readContainers>[number];
