import { pageCheck } from './page-check.ts';

/** What links are called that say nothing without the words around them. */
const empty = [
  '(read|learn|see|find out|discover|show|view|get) (more|details|all|it)?( now| here)?',
  'more( info| information| details)?',
  '(click|press|tap)( here| this)?( link)?',
  'here|this|link|this link|this page|details|continue|go|start|open|download|info|website|pdf|document|file',
  '(leer|ver|saber|conocer|descubrir|mostrar) (más|mas|todo|detalles)',
  '(lea|vea|conozca|descubra) (más|mas|todo|detalles)',
  'más( información| detalles| info)?',
  '(haga |haz |hacer )?(clic|click|pulse)( aquí| aqui)?( en este enlace)?',
  'aquí|aqui|este|esta|enlace|este enlace|esta página|detalles|continuar|ir|abrir|descargar|documento|archivo|sitio web',
  'https?:.{30,}|www\\..{30,}',
];

/** Each link says by its own words where it goes. */
export const linkPurpose = pageCheck(
  {
    id: 'link-purpose',
    title: { eng: 'Purpose of links', es: 'Propósito de los enlaces' },
    fix: {
      eng: 'Write into the link what is behind it: “Prices of copper today” instead of “Read more”.',
      es: 'Escriba en el enlace lo que hay detrás: «Precios del cobre de hoy» en vez de «Leer más».',
    },
    criteria: ['2.4.4', '2.4.9'],
  },
  (patterns: string[]) => {
    const { exposed, nameOf, fault } = window.auditDom;
    const says = new RegExp(`^(${patterns.join('|')})\\W*$`, 'i');
    const links = exposed<HTMLElement>('a[href], [role=link]');
    const faults = links.flatMap((link) => {
      const name = nameOf(link);
      if (name === '')
        return [fault(link, 'The link has no words: a screen reader reads its address, if anything.')];
      if (says.test(name.trim())) return [fault(link, `“${name}” does not say where the link goes.`)];
      return [];
    });
    return { looked: links.length, faults };
  },
  empty,
);
