export { headerPictureSizes, PictureHeader } from './PictureHeader.tsx';
export { type PictureName, pictures } from './pictures.ts';
export { RenderedPicture } from './RenderedPicture.tsx';
