import { pageCheck } from './page-check.ts';

/** Dates that head news, events and rows of tables are marked as such, and what machines read is a real date. */
export const timeElements = pageCheck(
  {
    id: 'time-elements',
    title: { eng: 'Dates and times', es: 'Fechas y horas' },
    fix: {
      eng: 'Write <time datetime="2026-03-09">March 9, 2026</time>, with the day in the form year-month-day.',
      es: 'Escriba <time datetime="2026-03-09">9 de marzo de 2026</time>, con el día en la forma año-mes-día.',
    },
    criteria: ['1.3.1'],
  },
  () => {
    const { exposed, fault, tidy } = window.auditDom;
    const times = exposed<HTMLTimeElement>('time');
    // https://html.spec.whatwg.org/multipage/text-level-semantics.html#the-time-element
    const valid =
      /^(\d{4}|\d{4}-\d\d|--\d\d-\d\d|\d\d:\d\d(:\d\d)?|P\S+|\d{4}-W\d\d|\d{4}-\d\d-\d\d([T ]\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)?)?|Z|[+-]\d\d:?\d\d)$/;
    const faults = times.flatMap((time) => {
      const written = tidy(time.getAttribute('datetime') ?? time.textContent);
      const day = /^\d{4}-\d\d-\d\d/.exec(written)?.[0];
      const isNoDay =
        day !== undefined &&
        new Date(`${day}T00:00:00Z`).toISOString?.call(new Date(`${day}T00:00:00Z`)) === undefined;
      if (!valid.test(written) || isNoDay)
        return [fault(time, `“${written}” is no date or time that a machine reads.`)];
      const year = /\b(19|20)\d\d\b/.exec(tidy(time.textContent))?.[0];
      if (day && year && !day.startsWith(year))
        return [fault(time, `The words say ${year}, the machine’s date ${day}.`)];
      return [];
    });
    const months =
      '((january|february|march|april|may|june|july|august|september|october|november|december|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)|(jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|ene|abr|may|ago|dic)\\.?)';
    const wholeDate = new RegExp(
      `^(${months} \\d{1,2}, \\d{4}|\\d{1,2} (de )?${months},? ((de|del) )?\\d{4}|\\d{1,2}/\\d{1,2}/\\d{4})$`,
      'i',
    );
    const dates = exposed('main :is(p, span, td, th, dd, li, div)').filter(
      (each) =>
        each.children.length === 0 &&
        wholeDate.test(tidy(each.textContent)) &&
        // What is inside a picture is a part of it, and marked by nothing.
        !each.closest('time, [role=img]'),
    );
    for (const date of dates)
      faults.push(fault(date, `“${tidy(date.textContent)}” is a date that is not marked as one.`));
    return { looked: times.length + dates.length, faults };
  },
);
