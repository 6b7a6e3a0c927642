import weighOut from './drawings/weigh-out.svg';
import { MovingArt } from './MovingArt.tsx';

/** The truck on the scale again, its bed empty. Decoration. */
export function WeighOutArt() {
  return <MovingArt sheet={weighOut} viewBox="0 0 518 404" move="needle" pivot={[314.4, 64]} />;
}
