import { useState } from 'react';
import { Button } from '../button/index.ts';
import type { Example } from '../example.ts';
import { Dialog } from './Dialog.tsx';

function Opened({ words, title, closeLabel }: { words: string; title: string; closeLabel: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {words}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={title} closeLabel={closeLabel}>
        <p>{title}</p>
      </Dialog>
    </>
  );
}

/** States of the dialog. */
export const examples: Example[] = [
  {
    name: 'opened by a button',
    element: <Opened words="Watch" title="The year in our yards" closeLabel="Close" />,
  },
  {
    name: 'longest Spanish words',
    element: (
      <div lang="es">
        <Opened
          words="Ver"
          title="Responsabilidad medioambiental y aprovechamiento"
          closeLabel="Cerrar la ventana"
        />
      </div>
    ),
  },
];
