import container from './drawings/container.svg';
import { SceneArt } from './SceneArt.tsx';

/** A roll-off container full of scrap. Decoration. */
export function ContainerArt() {
  return <SceneArt sheet={container} viewBox="0 0 504 334" />;
}
