import { pageCheck } from './page-check.ts';

/** The way to the other language is a link, in that language's own word, spoken with its voice. */
export const languageSwitch = pageCheck(
  {
    id: 'language-switch',
    title: { eng: 'The way to the other language', es: 'El camino al otro idioma' },
    fix: {
      eng: 'Write <a href="…" lang="es" hreflang="es">Español</a>: a link, no flag, no list.',
      es: 'Escriba <a href="…" lang="en" hreflang="en">English</a>: un enlace, sin bandera ni lista.',
    },
    criteria: ['3.1.2', '2.4.4'],
  },
  () => {
    const { exposed, fault, languageOf, nameOf, tidy } = window.auditDom;
    const own = languageOf(document.documentElement);
    const names: Record<string, RegExp> = { en: /^english$/i, es: /^español$/i };
    const called: Record<string, RegExp> = {
      en: /\b(english|inglés|ingles)\b/i,
      es: /\b(spanish|español|espanol)\b/i,
    };
    const other = own === 'es' ? 'en' : 'es';
    const isSwitch = (each: Element) => {
      if (each.closest('li, p, td') && /pdf|csv/i.test(nameOf(each))) return false;
      const words = nameOf(each) || tidy(each.textContent);
      return (
        (words.length < 30 && called[other]?.test(words)) ||
        (each.matches('[hreflang]') &&
          each.getAttribute('hreflang')?.startsWith(other) &&
          each.closest('header, footer, nav') !== null &&
          !/\.\w{3}$/.test(each.getAttribute('href') ?? ''))
      );
    };
    const switches = exposed('a[href], button, [role=link], [role=button]').filter(isSwitch);
    const lists = exposed<HTMLSelectElement>('select').filter(
      (select) =>
        [...select.options].some(({ text }) => names[other]?.test(text.trim())) && select.options.length < 8,
    );
    const faults = lists.map((list) =>
      fault(list, 'The other language is chosen in a list, which leaves the page as one moves in it.'),
    );
    for (const each of switches) {
      const words = nameOf(each);
      if (!each.matches('a[href]'))
        faults.push(
          fault(
            each,
            'The way to the other language is no link: it cannot be opened, kept or followed without script.',
          ),
        );
      else if (!names[other]?.test(words.trim()) && words.length < 30)
        faults.push(
          fault(each, `“${words}” is not the other language’s own name, by which its readers know it.`),
        );
      else if (languageOf(each) !== other)
        faults.push(fault(each, `“${words}” is read with the voice of the page’s language, not its own.`));
      else if (each.matches('a') && !each.getAttribute('hreflang')?.toLowerCase().startsWith(other))
        faults.push(fault(each, 'The link does not say with hreflang that another language is behind it.'));
    }
    for (const flag of exposed('header img, header svg'))
      if (/\b(flag|bandera)\b/i.test(nameOf(flag)))
        faults.push(fault(flag, 'A flag stands for a country, not for a language.'));
    return { looked: switches.length + lists.length, faults };
  },
);
