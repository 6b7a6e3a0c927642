import { readJobs } from '#features/careers/ui/careers-openings.server.ts';
import { cardOf, named, readYardWords } from '#features/locations/ui/yards.server.ts';
import { readMaterials } from '#features/materials/ui/materials.server.ts';
import type { SearchDocument } from '#features/search/model/ports.ts';
import { readSustainability } from '#features/sustainability/ui/sustainability.server.ts';
import { language } from '#i18n/current.ts';
import { formatBytes } from '#i18n/formats.ts';
import { i18n } from '#i18n/i18n.ts';
import { htmlLang } from '#i18n/language.ts';
import { documentBytes, documentPath, documents } from '#site/documents.ts';
import { pathTo } from '#site/paths.ts';
import { pageLabel } from '#site/route-words.ts';

/**
 * What can be searched besides the words of the built pages: materials with the other words that people use for them,
 * yards, jobs, files to download and notices of yards, each a result of its own.
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
    ...files(),
    ...notices(),
    ...yards,
    ...jobs(),
    ...things.map(({ id, name, also, note, text }) =>
      material(id, name, also, [note, text].join(' ').trim()),
    ),
    ...grades.map(({ id, name, code, note, text }) =>
      material(id, name, code, [text, note].join(' ').trim()),
    ),
  ];
}

/** The files of this language, each with its kind and size in its name: a link must not surprise with a download. */
function files(): SearchDocument[] {
  const { downloads } = readSustainability();
  const own = downloads.find(({ lang }) => lang === htmlLang[language])?.files ?? [];
  const gifts = {
    id: 'gifts',
    title: i18n._(pageLabel('political-contributions')),
    kind: documents.gifts.kind.toUpperCase(),
    bytes: documentBytes('gifts', language),
    href: documentPath('gifts', language),
  };
  return [...own, gifts].map(({ id, title, kind, bytes, href }) => ({
    id: `file-${id}`,
    kind: 'document',
    of: `file-${id}`,
    title: `${title} (${kind}, ${formatBytes(bytes)})`,
    text: '',
    path: href,
  }));
}

/** Every job, until it is closed. */
function jobs(): SearchDocument[] {
  return readJobs().jobs.map(({ id, title, place, text, tasks, closes }) => ({
    id: `job-${id}`,
    kind: 'job',
    of: `job-${id}`,
    title: `${title}, ${place}`,
    text: [text, ...tasks].join(' '),
    path: pathTo('job', { parameters: { id } }),
    ...(closes === '' ? {} : { until: closes }),
  }));
}

/** What visitors have to know of a yard for some days, until it is over. */
function notices(): SearchDocument[] {
  const words = readYardWords();
  return words.notices.map(({ id, yards, title, text, until }) => {
    const meant = words.yards.filter((yard) => yards.includes(yard.id)).map((yard) => cardOf(yard));
    const [only] = meant;
    return {
      id: `notice-${id}`,
      kind: 'document',
      of: `notice-${id}`,
      title,
      text: [meant.map(({ name }) => name).join(', '), text].filter(Boolean).join('. '),
      path: only && meant.length === 1 ? only.to : pathTo('locations'),
      until,
    };
  });
}
