export { type MapSize, type MapView, standingAt, viewBoxOf, wholeView } from './map-view.ts';
export { type MapGround, type MapMark, type MapProps, PinMap } from './PinMap.tsx';
