import { readExclusions } from '../exclusions.ts';
import type { Form } from '../matrix.ts';
import type { EvidenceCollector } from '../run-cell.ts';
import { accessibilityTree } from './accessibility-tree.ts';
import { crops } from './crops.ts';
import { screenReader } from './screen-reader.ts';
import { screenshot } from './screenshot.ts';
import { tabStops } from './tab-stops.ts';

/** What keeps evidence in a run of a form: the short one keeps none, as it runs on every commit. */
export function collectorsOf(form: Form): readonly EvidenceCollector[] {
  if (form === 'short') return [];
  const today = new Date().toISOString().slice(0, 10);
  return [screenshot, accessibilityTree, screenReader, tabStops, crops(readExclusions(), today)];
}
