export { type MapGround, type MapMark, PinMap } from './PinMap.tsx';
