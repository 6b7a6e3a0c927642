import eddy from './drawings/eddy.svg';
import { MovingArt } from './MovingArt.tsx';

/** The end of a belt that throws aluminum over a splitter, farther than the rest. Decoration. */
export function EddyArt() {
  return <MovingArt sheet={eddy} viewBox="0 0 504 353" move="throw" />;
}
