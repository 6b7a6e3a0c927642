import { styled } from '@mui/material/styles';

/** The mark of the brand: a ridge in a ring. Renders an `svg` in the colour of its text; the name stands beside it. */
export function LogoMark() {
  return (
    <Mark viewBox="0 0 48 48" aria-hidden="true">
      <circle cx="24" cy="24" r="21.5" />
      <path d="M3.5 30.5l10.2-11 4.6 5L28 12.5l16.5 18" />
      <path d="M7 37l6.8-7.4 4.4 4.6L28 22.5 40.6 37" />
      <path d="M14.5 42.5l3.6-2.8 9.9-8 8.6 9.4" />
    </Mark>
  );
}

const Mark = styled('svg')({
  width: '2.6em',
  height: '2.6em',
  flex: 'none',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 3,
  strokeLinejoin: 'round',
});
