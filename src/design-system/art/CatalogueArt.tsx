import catalogue from './drawings/catalogue.svg';
import { SceneArt } from './SceneArt.tsx';

/** What is bought, side by side: a beam, pipes, a coil of wire, a wheel, a pressed bale. Decoration. */
export function CatalogueArt() {
  return <SceneArt sheet={catalogue} viewBox="0 0 492 332" />;
}
