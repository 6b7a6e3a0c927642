import type { SearchDocument } from '#features/search/model/ports.ts';
import { pathTo } from '#site/paths.ts';
import { readMaterials } from './sell/materials.server.ts';

/**
 * What can be searched besides the words of the built pages: materials, each a result of its own, with the other words
 * that people use for them.
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
  return [
    ...things.map(({ id, name, also, note, text }) =>
      material(id, name, also, [note, text].join(' ').trim()),
    ),
    ...grades.map(({ id, name, code, note, text }) =>
      material(id, name, code, [text, note].join(' ').trim()),
    ),
  ];
}
