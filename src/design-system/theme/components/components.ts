import type { ThemeOptions } from '@mui/material/styles';
import { MuiAlert } from './MuiAlert.ts';
import { MuiAppBar } from './MuiAppBar.ts';
import { MuiBreadcrumbs } from './MuiBreadcrumbs.ts';
import { MuiButton } from './MuiButton.ts';
import { MuiButtonBase } from './MuiButtonBase.ts';
import { MuiCard } from './MuiCard.ts';
import { MuiCheckbox } from './MuiCheckbox.ts';
import { MuiContainer } from './MuiContainer.ts';
import { MuiDialogActions } from './MuiDialogActions.ts';
import { MuiDialogContent } from './MuiDialogContent.ts';
import { MuiDialogTitle } from './MuiDialogTitle.ts';
import { MuiFormControl } from './MuiFormControl.ts';
import { MuiFormControlLabel } from './MuiFormControlLabel.ts';
import { MuiFormGroup } from './MuiFormGroup.ts';
import { MuiFormHelperText } from './MuiFormHelperText.ts';
import { MuiFormLabel } from './MuiFormLabel.ts';
import { MuiIconButton } from './MuiIconButton.ts';
import { MuiInputBase } from './MuiInputBase.ts';
import { MuiLink } from './MuiLink.ts';
import { MuiList } from './MuiList.ts';
import { MuiNativeSelect } from './MuiNativeSelect.ts';
import { MuiPaper } from './MuiPaper.ts';
import { MuiRadio } from './MuiRadio.ts';
import { MuiStack } from './MuiStack.ts';
import { MuiSvgIcon } from './MuiSvgIcon.ts';
import { MuiTable } from './MuiTable.ts';
import { MuiTableBody } from './MuiTableBody.ts';
import { MuiTableCell } from './MuiTableCell.ts';
import { MuiTableContainer } from './MuiTableContainer.ts';
import { MuiTableHead } from './MuiTableHead.ts';
import { MuiToolbar } from './MuiToolbar.ts';
import { MuiTypography } from './MuiTypography.ts';

/** How each part of MUI looks and behaves on this site: a file for each, named as MUI's theme names the part. */
export const components: NonNullable<ThemeOptions['components']> = {
  MuiAlert,
  MuiAppBar,
  MuiBreadcrumbs,
  MuiButton,
  MuiButtonBase,
  MuiCard,
  MuiCheckbox,
  MuiContainer,
  MuiDialogActions,
  MuiDialogContent,
  MuiDialogTitle,
  MuiFormControl,
  MuiFormControlLabel,
  MuiFormGroup,
  MuiFormHelperText,
  MuiFormLabel,
  MuiIconButton,
  MuiInputBase,
  MuiLink,
  MuiList,
  MuiNativeSelect,
  MuiPaper,
  MuiRadio,
  MuiStack,
  MuiSvgIcon,
  MuiTable,
  MuiTableBody,
  MuiTableCell,
  MuiTableContainer,
  MuiTableHead,
  MuiToolbar,
  MuiTypography,
};
