import { pageCheck } from './page-check.ts';

/** Keys that browsers keep for their own address bar and menus, with Alt on most systems. */
const taken = 'd e f';

/** An access key is one key, given once, and none that the browser needs itself. */
export const accessKeys = pageCheck(
  {
    id: 'access-keys',
    title: { eng: 'Access keys', es: 'Teclas de acceso' },
    fix: {
      eng: 'Leave accesskey out: headings, landmarks and the skip link lead faster and collide with nothing.',
      es: 'Quite accesskey: los encabezados, los puntos de referencia y el enlace para saltar llevan antes y no chocan con nada.',
    },
    criteria: ['2.1.1', '2.1.4'],
  },
  (keysOfBrowser) => {
    const { fault } = window.auditDom;
    const holders = [...document.querySelectorAll('[accesskey]')];
    const given = new Set<string>();
    const faults = holders.flatMap((each) => {
      const key = each.getAttribute('accesskey')?.trim().toLowerCase() ?? '';
      if ([...key].length !== 1) return [fault(each, `The access key “${key}” is no single key.`)];
      if (given.has(key)) return [fault(each, `The access key “${key}” is given twice.`)];
      given.add(key);
      if (keysOfBrowser.split(' ').includes(key))
        return [fault(each, `The access key “${key}” takes a key that the browser needs itself.`)];
      return [];
    });
    return { looked: holders.length, faults };
  },
  taken,
);
