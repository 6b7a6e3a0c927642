import type { Example } from '../example.ts';
import { Link } from '../link/index.ts';
import { DefinitionList } from './DefinitionList.tsx';

/** Terms and texts. */
export const examples: Example[] = [
  {
    name: 'words of the trade',
    element: (
      <DefinitionList
        items={[
          { id: 'bale', term: 'Bale', text: 'Light metal pressed into a block that a crane can lift.' },
          {
            id: 'fluff',
            term: 'Shredder residue',
            text: (
              <>
                What is left when the metal is out. See <Link to="/sustainability">where it goes</Link>.
              </>
            ),
          },
        ]}
      />
    ),
  },
  {
    name: 'longest Spanish words',
    element: (
      <div lang="es">
        <DefinitionList
          items={[
            {
              id: 'a',
              term: 'Aprovechamiento electromecánico',
              text: 'Separación de los componentes antes del desmantelamiento y la descontaminación.',
            },
          ]}
        />
      </div>
    ),
  },
  ...(['columns', 'stack'] as const).map((layout) => ({
    name: `as ${layout}`,
    element: (
      <DefinitionList
        layout={layout}
        items={[
          { id: 'magnet', term: 'Magnet', text: 'It sticks: steel or iron.' },
          { id: 'file', term: 'File', text: 'Red under the skin: copper.' },
        ]}
      />
    ),
  })),
];
