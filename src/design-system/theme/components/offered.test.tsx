import Alert from '@mui/material/Alert';
import AppBar from '@mui/material/AppBar';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import IconButton from '@mui/material/IconButton';
import InputBase from '@mui/material/InputBase';
import NativeSelect from '@mui/material/NativeSelect';
import Radio from '@mui/material/Radio';
import SvgIcon from '@mui/material/SvgIcon';
import Table from '@mui/material/Table';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { expect, test } from 'vitest';

/**
 * Read by the type check, which fails on an expected error that does not come. A colour of `Typography` or `Link` may be any text
 * in MUI's types: the rule `mui-colour` of the module boundaries refuses those.
 */
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
  // @ts-expect-error The browser draws the box, in the colour of an action.
  <Checkbox key="13" color="primary" />,
  // @ts-expect-error So does it a ring.
  <Radio key="14" color="secondary" />,
  // @ts-expect-error A field has the colours of its surface, and says in words when it is wrong.
  <FormControl key="15" color="error" />,
  // @ts-expect-error A label has the colour of the text around it.
  <FormLabel key="16" color="primary" />,
  // @ts-expect-error The edge of a field has one colour.
  <InputBase key="17" color="warning" />,
  // @ts-expect-error So does the edge of a choice.
  <NativeSelect key="18" color="info" />,
];

test('what the theme does not draw does not compile', () => {
  expect(notOffered).toHaveLength(18);
});
