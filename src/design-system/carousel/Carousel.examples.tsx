import { Card } from '../card/index.ts';
import type { Example } from '../example.ts';
import { Link } from '../link/index.ts';
import { Carousel } from './Carousel.tsx';

const words = {
  label: 'Latest news',
  roleDescription: 'carousel',
  slideRoleDescription: 'slide',
  slideLabel: (index: number, count: number) => `${index} of ${count}`,
  statusLabel: (index: number, count: number) => `Starting with ${index} of ${count}`,
  previousLabel: 'Previous',
  nextLabel: 'Next',
};

const palabras = {
  label: 'Últimas noticias',
  roleDescription: 'carrusel',
  slideRoleDescription: 'diapositiva',
  slideLabel: (index: number, count: number) => `${index} de ${count}`,
  statusLabel: (index: number, count: number) => `A partir de la ${index} de ${count}`,
  previousLabel: 'Anterior',
  nextLabel: 'Siguiente',
};

function slides(titles: readonly string[]) {
  return {
    keys: titles,
    items: titles.map((title, index) => (
      <Card key={title}>
        <p>
          <time dateTime={`2025-0${index + 1}-15`}>{`2025-0${index + 1}-15`}</time>
        </p>
        <h3>
          <Link to={`/news/${index}`}>{title}</Link>
        </h3>
      </Card>
    )),
  };
}

const five = [
  'Third quarter results',
  'A new shear in Tacoma',
  'Dividend declared',
  'Electric cranes',
  'Annual meeting',
];

/** States of the carousel. */
export const examples: Example[] = [
  { name: 'five slides', element: <Carousel {...words} {...slides(five)} /> },
  {
    name: 'all fit',
    element: <Carousel {...words} label="One piece of news" {...slides(['Dividend declared'])} />,
  },
  {
    name: 'longest Spanish words',
    element: (
      <div lang="es">
        <Carousel
          {...palabras}
          {...slides([
            'Responsabilidad medioambiental',
            'Desmantelamiento',
            'Aprovechamiento',
            'Electromecánica',
            'Aviso',
          ])}
        />
      </div>
    ),
  },
];
