import { cardOf, named, readYardWords } from '#features/locations/ui/yards.server.ts';
import { readMaterials } from '#features/materials/ui/materials.server.ts';
import type { SearchDocument } from '#features/search/model/ports.ts';
import { pathTo } from '#site/paths.ts';

/**
 * What can be searched besides the words of the built pages: materials with the other words that people use for them, and
 * yards, each a result of its own.
 */
export function searchDocuments(): SearchDocument[] {
  const { grades, things } = readMaterials();
  const material = (id: string, title: string, also: string, text: string): SearchDocument => ({
    id: `material-${id}`,
    kind: 'material',
    of: `material-${id}`,
    title,
    also,
    text,
    path: pathTo('what-we-buy', { hash: id }),
  });
  const yards = readYardWords().yards.map((yard): SearchDocument => {
    const { id, name, kind, street, town, to } = cardOf(yard);
    const { regions, divisions } = readYardWords().around;
    const others = divisions.find((division) => division.id === yard.division)?.also ?? '';
    const also = `${named(regions, yard.region)}, ${others}`;
    const text = `${kind}. ${street}, ${town}. ${yard.text}`;
    return { id: `yard-${id}`, kind: 'yard', of: `yard-${id}`, title: name, also, text, path: to };
  });
  return [
    ...yards,
    ...things.map(({ id, name, also, note, text }) =>
      material(id, name, also, [note, text].join(' ').trim()),
    ),
    ...grades.map(({ id, name, code, note, text }) =>
      material(id, name, code, [text, note].join(' ').trim()),
    ),
  ];
}
