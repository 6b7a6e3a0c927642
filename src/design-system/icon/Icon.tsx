import SvgIcon from '@mui/material/SvgIcon';

/** Drawn on a 24 grid with strokes, so an icon takes the colour and the weight of the words beside it. */
const drawings = {
  arrow: 'M4 12h15M13 6l6 6-6 6',
  back: 'M20 12H5M11 6l-6 6 6 6',
  chevron: 'M5 9l7 7 7-7',
  close: 'M5 5l14 14M19 5L5 19',
  play: 'M7 4.5v15l12-7.5z',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5L21 21',
  menu: 'M3 6h18M3 12h18M3 18h18',
  check: 'M4 12.5l5.5 5.5L20 6.5',
  warning: 'M12 3.5L1.8 20.5h20.4zM12 10v5M12 17.2v.6',
  info: 'M12 2.8a9.2 9.2 0 1 0 0 18.4 9.2 9.2 0 0 0 0-18.4zM12 11v6M12 7v.6',
  external: 'M9 5H4v15h15v-5M13 4h7v7M20 4l-9 9',
  download: 'M12 3v13M6 10.5l6 6 6-6M4 21h16',
  phone: 'M4 3h5l2 6-3 2a13 13 0 0 0 5 5l2-3 6 2v5h-3A15 15 0 0 1 3 4z',
  mail: 'M2.5 5h19v14h-19zM3 6l9 7.5L21 6',
  pin: 'M12 21.5C7 15.5 5 12.5 5 9.5a7 7 0 0 1 14 0c0 3-2 6-7 12zM12 7v5M9.5 9.5h5',
  clock: 'M12 2.8a9.2 9.2 0 1 0 0 18.4 9.2 9.2 0 0 0 0-18.4zM12 7v5.5l4 2.5',
} as const;

/** The icons there are. */
export type IconName = keyof typeof drawings;

/** All icon names, for the preview page. */
export const iconNames = Object.keys(drawings) as IconName[];

interface IconProps {
  name: IconName;
}

/**
 * A small drawing beside words, never instead of them. MUI's `SvgIcon`: an `svg` that assistive technology skips.
 *
 * - It is hidden from assistive technology and takes no focus.
 * - It takes the colour of the words beside it.
 */
export function Icon({ name }: IconProps) {
  return (
    <SvgIcon data-icon={name}>
      <path d={drawings[name]} fill={name === 'play' ? 'currentColor' : undefined} />
    </SvgIcon>
  );
}
