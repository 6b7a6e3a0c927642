import office from './drawings/office.svg';
import { SceneArt } from './SceneArt.tsx';

/** A two-story office among trees. Decoration. */
export function OfficeArt() {
  return <SceneArt sheet={office} viewBox="0 0 554 450" />;
}
