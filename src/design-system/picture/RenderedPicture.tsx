import { styled } from '@mui/material/styles';
import { media } from '../theme/roles.ts';
import { type PictureName, type PictureScheme, pictureFile, pictures, pictureWidths } from './pictures.ts';

interface RenderedPictureProps {
  /** Which picture of the model. */
  name: PictureName;
  /** What somebody who cannot see it should know of it. */
  alt: string;
  /** How wide it is shown, as `sizes` of an image says it. Default: as wide as the window. */
  sizes?: string;
  /**
   * For the opening of a page whose ground is dark, or light, in both schemes of colours: one file that suits every window, since
   * such a page comes in one flight of packets. Default: day in the light scheme, night in the dark one.
   */
  scheme?: PictureScheme;
}

/**
 * A picture of the rendered model, as wide as its box. Native `picture`s. As one of those MUI's `CardMedia` would say how wide it is,
 * which our `img` does, and that it is a block, which would show the form for the other scheme too; all else that it says is for a
 * ground painted with a picture.
 *
 * - Its words stand in `alt`, once: the form for the other scheme is not displayed, and so not read and not fetched.
 * - Its box has its height before the file has come, so nothing moves.
 */
export function RenderedPicture({ name, alt, sizes = '100vw', scheme }: RenderedPictureProps) {
  if (scheme) return <Opening name={name} alt={alt} scheme={scheme} />;
  return (
    <Both>
      <Form name={name} alt={alt} sizes={sizes} scheme="day" />
      <Form name={name} alt={alt} sizes={sizes} scheme="night" />
    </Both>
  );
}

type FormProps = Required<RenderedPictureProps>;

function Form({ name, alt, sizes, scheme }: FormProps) {
  const files = (format: 'avif' | 'webp') =>
    pictureWidths.map((width) => `${pictureFile(name, scheme, width, format)} ${width}w`).join(', ');
  const [, usual, , widest] = pictureWidths;
  return (
    <picture data-when={scheme}>
      <source type="image/avif" srcSet={files('avif')} sizes={sizes} />
      <img
        srcSet={files('webp')}
        sizes={sizes}
        src={pictureFile(name, scheme, usual, 'webp')}
        alt={alt}
        width={widest}
        height={Math.round(widest * pictures[name])}
        loading="lazy"
        decoding="async"
      />
    </picture>
  );
}

function Opening({ name, alt, scheme }: Omit<FormProps, 'sizes'>) {
  const [, , width] = pictureWidths;
  return (
    <img
      src={pictureFile(name, scheme, width, 'webp')}
      alt={alt}
      width={width}
      height={Math.round(width * pictures[name])}
      // React would preload it, before the typeface of the words that are read first.
      loading="lazy"
    />
  );
}

const shown = { display: 'block' };
const away = { display: 'none' };

const Both = styled('span')({
  display: 'block',
  '& > [data-when=night]': away,
  '@media (prefers-color-scheme: dark)': {
    'html:not([data-scheme=light]) & > [data-when=night]': shown,
    'html:not([data-scheme=light]) & > [data-when=day]': away,
  },
  'html[data-scheme=dark] & > [data-when=night]': shown,
  'html[data-scheme=dark] & > [data-when=day]': away,
  // Paper is light, whatever the screen was.
  [media.print]: {
    'html & > [data-when=night]': { display: 'none !important' },
    'html & > [data-when=day]': { display: 'block !important' },
  },
});
