import { pageCheck } from './page-check.ts';

/** A link that opens a window or tab says so in words that are heard. */
export const newWindows = pageCheck(
  {
    id: 'new-windows',
    title: { eng: 'New windows are announced', es: 'Las ventanas nuevas se anuncian' },
    fix: {
      eng: 'Let the link open in the same tab, or add “(opens in a new tab)” to its words.',
      es: 'Deje que el enlace se abra en la misma pestaña o agregue «(se abre en otra pestaña)».',
    },
    criteria: ['3.2.5'],
  },
  () => {
    const { exposed, nameOf, fault, descriptionOf } = window.auditDom;
    const opening = exposed(
      'a[target]:not([target=_self], [target=_parent], [target=_top], [target=""]), form[target=_blank]',
    );
    const says =
      /(new|another|other|separate) (window|tab|browser)|(otra|nueva) (ventana|pestaña)|(ventana|pestaña) (nueva|aparte)/i;
    const faults = opening
      .filter((link) => !says.test(`${nameOf(link)} ${descriptionOf(link)}`))
      .map((link) => fault(link, 'It opens a new window without saying so; the Back button is gone there.'));
    return { looked: opening.length, faults };
  },
);
