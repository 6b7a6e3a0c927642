import type { ThemeOptions } from '@mui/material/styles';
import { MuiAlert } from './MuiAlert.ts';
import { MuiBreadcrumbs } from './MuiBreadcrumbs.ts';
import { MuiButton } from './MuiButton.ts';
import { MuiButtonBase } from './MuiButtonBase.ts';
import { MuiCard } from './MuiCard.ts';
import { MuiContainer } from './MuiContainer.ts';
import { MuiLink } from './MuiLink.ts';
import { MuiList } from './MuiList.ts';
import { MuiPaper } from './MuiPaper.ts';
import { MuiStack } from './MuiStack.ts';
import { MuiSvgIcon } from './MuiSvgIcon.ts';
import { MuiTable } from './MuiTable.ts';
import { MuiTableBody } from './MuiTableBody.ts';
import { MuiTableCell } from './MuiTableCell.ts';
import { MuiTableContainer } from './MuiTableContainer.ts';
import { MuiTableHead } from './MuiTableHead.ts';
import { MuiTypography } from './MuiTypography.ts';

/** How each part of MUI looks and behaves on this site: a file for each, named as MUI's theme names the part. */
export const components: NonNullable<ThemeOptions['components']> = {
  MuiAlert,
  MuiBreadcrumbs,
  MuiButton,
  MuiButtonBase,
  MuiCard,
  MuiContainer,
  MuiLink,
  MuiList,
  MuiPaper,
  MuiStack,
  MuiSvgIcon,
  MuiTable,
  MuiTableBody,
  MuiTableCell,
  MuiTableContainer,
  MuiTableHead,
  MuiTypography,
};
