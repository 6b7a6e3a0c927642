import { pageCheck } from './page-check.ts';

/** A chart has its figures beside it in a table, or a link to one. */
export const chartTables = pageCheck(
  {
    id: 'chart-tables',
    title: { eng: 'Charts have their figures in words', es: 'Los gráficos tienen sus cifras en palabras' },
    fix: {
      eng: 'Put the chart into a figure together with a table of its figures; the table may be in a details element.',
      es: 'Ponga el gráfico en un figure junto con una tabla de sus cifras; la tabla puede ir dentro de details.',
    },
    criteria: ['1.1.1', '1.3.1'],
  },
  () => {
    const { exposed, fault, nameOf } = window.auditDom;
    const saysChart = /\b(chart|graph|diagram|trend line|gráfic[oa]|diagrama|curva)\b/i;
    const drawings = exposed('svg, canvas, [role=img], img').filter(
      (each) => !each.parentElement?.closest('svg, [role=img]'),
    );
    const charts = drawings.filter((each) => {
      const isDrawnFigure =
        each.matches('svg[role=img], canvas, [role=img]:not(img)') && each.closest('figure') !== null;
      return (
        isDrawnFigure ||
        saysChart.test(nameOf(each)) ||
        /chart|graph/i.test(each.id + (each.getAttribute('class') ?? ''))
      );
    });
    const faults = charts.flatMap((chart) => {
      const around =
        chart.closest('figure') ?? chart.closest('section, article, [role=region]') ?? chart.parentElement;
      const table = around?.querySelector('table');
      const pointed = window.auditDom
        .referred(chart, 'aria-describedby')
        .concat(window.auditDom.referred(chart, 'aria-details'));
      if (table || pointed.some((each) => each.matches('table') || each.querySelector('table'))) return [];
      // A map or scene in a figure may be no chart: its caption and name say so.
      const words = `${nameOf(chart)} ${around?.querySelector('figcaption')?.textContent ?? ''}`;
      if (
        !saysChart.test(words) &&
        !/chart|graph/i.test(`${chart.id} ${chart.getAttribute('class')}`) &&
        !/\d/.test(words)
      )
        return [];
      return [fault(chart, 'The chart’s figures stand in no table beside it.')];
    });
    return { looked: charts.length, faults };
  },
);
