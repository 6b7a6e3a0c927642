export { Tile } from './Tile.tsx';
