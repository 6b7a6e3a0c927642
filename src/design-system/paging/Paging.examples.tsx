import type { Example } from '../example.ts';
import { Paging } from './Paging.tsx';

const older = { to: '?page=3', label: 'Older releases' };
const newer = { to: '?page=1', label: 'Newer releases' };

/** States of the ways to other pages of a list. */
export const examples: Example[] = [
  {
    name: 'in between',
    element: <Paging label="Pages of the list" position="Page 2 of 7" previous={newer} next={older} />,
  },
  {
    name: 'first page',
    element: <Paging label="Pages of the first list" position="Page 1 of 7" next={older} />,
  },
  {
    name: 'last page, longest Spanish words',
    element: (
      <div lang="es">
        <Paging
          label="Páginas de la lista"
          position="Página 7 de 7"
          previous={{ to: '?page=6', label: 'Comunicados anteriores de sostenibilidad' }}
        />
      </div>
    ),
  },
];
