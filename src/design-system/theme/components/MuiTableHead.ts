import type { Components } from '@mui/material/styles';

/** The rows that name the columns. MUI's own look is the wanted one. */
export const MuiTableHead: Components['MuiTableHead'] = {};
