import magnet from './drawings/magnet.svg';
import { SceneArt } from './SceneArt.tsx';

/** A drum magnet over a belt, which lifts the steel out of the stream. Decoration. */
export function MagnetArt() {
  return <SceneArt sheet={magnet} viewBox="0 0 518 421" />;
}
