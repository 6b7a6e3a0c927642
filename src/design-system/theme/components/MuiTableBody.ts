import type { Components } from '@mui/material/styles';

/** The rows of values. MUI's own look is the wanted one. */
export const MuiTableBody: Components['MuiTableBody'] = {};
