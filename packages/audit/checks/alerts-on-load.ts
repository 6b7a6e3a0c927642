import { pageCheck } from './page-check.ts';

/** A region that speaks by itself is empty when the page opens: an alert filled at once interrupts the title. */
export const alertsOnLoad = pageCheck(
  {
    id: 'alerts-on-load',
    title: { eng: 'No alert as the page opens', es: 'Ninguna alerta al abrir la página' },
    fix: {
      eng: 'Leave out the role of what stands on the page from the start; keep role="alert" for what comes later.',
      es: 'Quite el rol de lo que ya está en la página al abrirse; deje role="alert" para lo que llega después.',
    },
    criteria: ['4.1.3', '1.3.1'],
    appliesTo: (cell) =>
      cell.width === 1280 && cell.scheme === 'light' && cell.mode === 'default' && cell.state === 'default',
  },
  () => {
    const { exposed, fault, wordsOf } = window.auditDom;
    const regions = exposed(
      '[role=alert], [role=alertdialog], [aria-live=assertive], [role=timer][aria-live], marquee',
    );
    const faults = regions
      .filter((region) => wordsOf(region) !== '' || region.localName === 'marquee')
      .map((region) =>
        fault(region, 'It is read aloud over everything else as the page opens, though nothing happened.'),
      );
    return { looked: regions.length, faults };
  },
);
