import type { Example } from '../example.ts';
import { DocumentLink } from './DocumentLink.tsx';

/** Links to files. */
export const examples: Example[] = [
  {
    name: 'in the language of the page',
    element: <DocumentLink href="/files/rules.pdf" title="Terms of sale" meta="PDF, 310 KB, English" />,
  },
  {
    name: 'longest Spanish words, file in English',
    element: (
      <div lang="es">
        <DocumentLink
          href="/files/report.pdf"
          title="Informe de responsabilidad medioambiental, descontaminación y aprovechamiento"
          meta="PDF, 3.1 MB, en inglés"
          hrefLang="en"
        />
      </div>
    ),
  },
];
