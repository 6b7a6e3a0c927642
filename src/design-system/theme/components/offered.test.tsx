import Alert from '@mui/material/Alert';
import AppBar from '@mui/material/AppBar';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import SvgIcon from '@mui/material/SvgIcon';
import Table from '@mui/material/Table';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { expect, test } from 'vitest';

/** Read by the type check, which fails on an expected error that does not come. */
const notOffered = [
  // @ts-expect-error A button is primary, secondary or quiet.
  <Button key="1" variant="contained" />,
  // @ts-expect-error Its colours follow the surface.
  <Button key="2" color="error" />,
  // @ts-expect-error A made-up variant.
  <Button key="3" variant="loud" />,
  // @ts-expect-error It is as large as a finger needs.
  <Button key="4" size="large" />,
  // @ts-expect-error Shadows would be style attributes.
  <Card key="5" variant="elevation" />,
  // @ts-expect-error A message is a callout or a strip.
  <Alert key="6" variant="filled" />,
  // @ts-expect-error The type scale ends at h4.
  <Typography key="7" variant="h6" />,
  // @ts-expect-error An icon takes the colour of the words beside it.
  <SvgIcon key="8" color="primary" />,
  // @ts-expect-error There is one density.
  <Table key="9" size="small" />,
  // @ts-expect-error The head of a page has the colours of its surface.
  <AppBar key="10" color="primary" />,
  // @ts-expect-error A row is as high as what stands in it needs.
  <Toolbar key="11" variant="dense" />,
  // @ts-expect-error It is as large as a finger needs.
  <IconButton key="12" size="small" />,
];

test('what the theme does not draw does not compile', () => {
  expect(notOffered).toHaveLength(12);
});
