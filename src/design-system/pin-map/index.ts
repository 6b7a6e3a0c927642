export {
  enlargements,
  type MapSize,
  type MapView,
  movedView,
  viewWith,
  wholeView,
  zoomedView,
} from './map-view.ts';
export { type MapGround, type MapMark, type MapProps, PinMap } from './PinMap.tsx';
