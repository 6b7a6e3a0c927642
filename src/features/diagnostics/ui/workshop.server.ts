import { componentDocs } from 'virtual:component-docs';
import { readContent } from '#i18n/content-schema.ts';
import record from '../content/component-tests.json';
import { schema } from '../content/component-tests.schema.ts';

/** One entry of the list of all components. */
export interface WorkshopEntry {
  /** Folder of the component, `data-table`. */
  id: string;
  /** Components that the folder offers. */
  names: readonly string[];
  /** Parts of MUI that they are built on. */
  parts: readonly string[];
  /** Other folders of the design system that they take parts from. */
  uses: readonly string[];
}

/** All components of the design system, by the name of their folder. */
export function readWorkshop(): WorkshopEntry[] {
  return Object.entries(componentDocs).map(([id, { components, parts, uses }]) => ({
    id,
    names: components.map(({ name }) => name),
    parts,
    uses,
  }));
}

/**
 * What is known of one component: its sources' own words, and the last outcome of its tests. `null` when there is none of
 * this name.
 */
export function readComponent(id: string) {
  const docs = Object.hasOwn(componentDocs, id) ? componentDocs[id] : undefined;
  if (docs === undefined) return null;
  const { day, tool, components } = readContent(schema, record, 'component-tests.json');
  const tested = components.find((each) => each.id === id);
  return {
    id,
    components: docs.components,
    parts: docs.parts,
    uses: docs.uses,
    code: docs.code,
    tests: tested?.tests ?? [],
    tested: { day, tool, isOutdated: tested?.hash !== docs.hash },
  };
}

/** What `readComponent` gives of a component that there is. */
export type ComponentFacts = NonNullable<ReturnType<typeof readComponent>>;
