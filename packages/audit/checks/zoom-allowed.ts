import { pageCheck } from './page-check.ts';

/** The page may be made larger with two fingers. */
export const zoomAllowed = pageCheck(
  {
    id: 'zoom-allowed',
    title: { eng: 'Zoom is allowed', es: 'Se permite ampliar' },
    fix: {
      eng: 'Write content="width=device-width, initial-scale=1" and nothing about the largest scale.',
      es: 'Escriba content="width=device-width, initial-scale=1" y nada sobre la escala máxima.',
    },
    criteria: ['1.4.4', '1.4.10'],
  },
  () => {
    const { fault } = window.auditDom;
    const metas = [...document.querySelectorAll('meta[name=viewport i]')];
    const faults = metas.flatMap((meta) => {
      const content = (meta.getAttribute('content') ?? '').toLowerCase().replaceAll(' ', '');
      const most = /maximum-scale=([\d.]+)/.exec(content)?.[1];
      if (/user-scalable=(no|0)/.test(content))
        return [fault(meta, 'The page forbids zooming with two fingers.')];
      if (most !== undefined && Number(most) < 5)
        return [fault(meta, `The page can be made only ${most} times as large.`)];
      if (/(^|,)width=\d/.test(content))
        return [fault(meta, 'The page has a fixed width, so it does not fit a narrow window.')];
      return [];
    });
    if (metas.length === 0)
      faults.push(
        fault(null, 'Without a meta viewport a telephone shows the page as on a desk, in tiny letters.'),
      );
    return { looked: Math.max(1, metas.length), faults };
  },
);
