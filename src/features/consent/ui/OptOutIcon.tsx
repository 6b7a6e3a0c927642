import { styled } from '@mui/material/styles';

/** The blue of the icon, which the California regulation on opt-out links shows. */
const regulationBlue = 'rgb(0 102 255)';

/** The opt-out icon of the California privacy regulation. Renders an `svg` that assistive technology skips. */
export function OptOutIcon() {
  return (
    <Drawing viewBox="0 0 30 14" aria-hidden="true" focusable="false">
      <rect x="0.5" y="0.5" width="29" height="13" rx="6.5" fill="white" stroke={regulationBlue} />
      <path d="M17.6 0.5H23a6.5 6.5 0 0 1 0 13h-9z" fill={regulationBlue} />
      <path d="M5 7.2l2.6 2.6L12.4 4.6" stroke={regulationBlue} />
      <path d="M19.6 4.4l5.2 5.2M24.8 4.4l-5.2 5.2" stroke="white" />
    </Drawing>
  );
}

const Drawing = styled('svg')({
  width: '2.15em',
  height: '1em',
  flex: 'none',
  '& > path': { strokeWidth: 1.6, strokeLinecap: 'round' },
  '& > path + path': { fill: 'none' },
});
