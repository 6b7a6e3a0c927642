import { pageCheck } from './page-check.ts';

/** A page in the page says what it holds. */
export const frameTitles = pageCheck(
  {
    id: 'frame-titles',
    title: { eng: 'Titles of frames', es: 'Títulos de los marcos' },
    fix: {
      eng: 'Give the iframe a title that says what is in it.',
      es: 'Ponga en el iframe un title que diga qué contiene.',
    },
    criteria: ['4.1.2', '2.4.1'],
  },
  () => {
    const { exposed, fault, nameOf } = window.auditDom;
    const frames = exposed('iframe, frame');
    const seen = new Set<string>();
    const faults = frames.flatMap((frame) => {
      const name = nameOf(frame);
      if (name === '') return [fault(frame, 'The frame has no title; a list of frames has its address.')];
      if (/^(i?frame|content|embed|untitled|marco|contenido)$/i.test(name))
        return [fault(frame, `“${name}” does not say what is in the frame.`)];
      if (/^https?:|^[\w./-]+\.\w{2,5}$|^\/\S*$/.test(name))
        return [fault(frame, `“${name}” is an address, and does not say what is in the frame.`)];
      if (seen.has(name)) return [fault(frame, `Two frames are called “${name}”.`)];
      seen.add(name);
      return [];
    });
    return { looked: frames.length, faults };
  },
);
