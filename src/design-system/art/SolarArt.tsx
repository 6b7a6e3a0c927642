import solar from './drawings/solar.svg';
import { SceneArt } from './SceneArt.tsx';

/** A hall with solar panels on its roof, a wind turbine, and bales in the yard. Decoration. */
export function SolarArt() {
  return <SceneArt sheet={solar} viewBox="0 0 532 454" />;
}
