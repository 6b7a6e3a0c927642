import tow from './drawings/tow.svg';
import { SceneArt } from './SceneArt.tsx';

/** A tow truck with a car on its bed. Decoration. */
export function TowArt() {
  return <SceneArt sheet={tow} viewBox="0 0 492 325" />;
}
