import { pageCheck } from './page-check.ts';

/** What looks like a heading, a list or a table is one. */
export const realStructure = pageCheck(
  {
    id: 'real-structure',
    title: { eng: 'Structure that is heard', es: 'Estructura que se oye' },
    fix: {
      eng: 'Use h2 to h6, ul or ol with li, and table for what looks so; bold type and bullets in the text are not heard.',
      es: 'Use h2 a h6, ul u ol con li y table para lo que se ve así; la negrita y las viñetas escritas no se oyen.',
    },
    criteria: ['1.3.1'],
  },
  () => {
    const { exposed, fault, tidy } = window.auditDom;
    const paragraphs = exposed('main p, main div').filter((each) => tidy(each.textContent) !== '');
    const faults = paragraphs.flatMap((each) => {
      const words = tidy(each.textContent);
      const own = tidy(
        [...each.childNodes]
          .filter(({ nodeType }) => nodeType === 3)
          .map(({ textContent }) => textContent)
          .join(' '),
      );
      const [only] = each.children;
      const isAllBold =
        each.localName === 'p' &&
        each.children.length === 1 &&
        own === '' &&
        only?.matches('b, strong') &&
        words.length < 70 &&
        !/[.:!?…]$/.test(words);
      const next = each.nextElementSibling;
      if (
        isAllBold &&
        next?.matches('p, ul, ol, table') &&
        !next.querySelector(':scope > strong:only-child') &&
        !each.closest('li, td, figure, blockquote, [role=alert], [role=status]')
      )
        return [fault(each, `“${words.slice(0, 50)}” looks like a heading and is a paragraph in bold.`)];
      const lines =
        each.localName === 'p' || each.children.length === each.querySelectorAll(':scope > br').length
          ? [...each.childNodes]
              .map((node) => (node.nodeName === 'BR' ? '\n' : node.textContent))
              .join('')
              .split('\n')
          : [];
      if (lines.filter((line) => /^\s*([•·▪●*–—-]|\d{1,2}[.)])\s+\S/.test(line)).length >= 2)
        return [fault(each, 'The lines look like a list, but no list is heard.')];
      return [];
    });
    // F2: a line that is set larger or bolder than what follows it, again and again in one place, heads it.
    const lineLooks = new Map<Element, string>();
    for (const each of paragraphs) {
      const words = tidy(each.textContent);
      const next = each.nextElementSibling;
      if (
        words.length < 4 ||
        words.length > 80 ||
        /[.:;,!?…]$|\d/.test(words) ||
        each.querySelector('p, div, ul, ol, table, a, button, input, img, svg, br') ||
        each.closest(
          'h1, h2, h3, h4, h5, h6, [role=heading], li, td, th, figure, blockquote, a, button, label, form, [role=tablist], [role=status], [role=alert], dl',
        ) ||
        !next?.matches('p, ul, ol, div, table') ||
        tidy(next.textContent).length < 40
      )
        continue;
      const [own, after] = [getComputedStyle(each), getComputedStyle(next)];
      const larger = Number.parseFloat(own.fontSize) / Number.parseFloat(after.fontSize);
      const isBolder = Number(own.fontWeight) >= 600 && Number(after.fontWeight) < 600;
      if (larger >= 1.4 || (larger >= 1.12 && isBolder))
        lineLooks.set(each, `${own.fontSize} ${own.fontWeight} ${own.color}`);
    }
    for (const [each, look] of lineLooks) {
      const alike = [...(each.parentElement?.children ?? [])].filter((one) => lineLooks.get(one) === look);
      if (alike.length >= 2 && alike[0] === each)
        faults.push(
          fault(
            each,
            `“${tidy(each.textContent).slice(0, 50)}” and others like it look like headings and are none.`,
          ),
        );
    }
    const bullets = exposed('main p').filter((each) => /^([•▪●·]|[*–-]\s)/.test(tidy(each.textContent)));
    for (const [index, each] of bullets.entries())
      if (index > 0 && bullets[index - 1] === each.previousElementSibling) {
        faults.push(fault(each, 'Paragraphs with bullets look like a list, but no list is heard.'));
        break;
      }
    const lists = exposed('ul, ol');
    for (const list of lists) {
      const stray = [...list.children].find(
        (child) => !child.matches('li, script, template, [role=listitem]') && !list.hasAttribute('role'),
      );
      if (stray) faults.push(fault(stray, 'It stands directly in a list and is no item of it.'));
    }
    for (const item of exposed('li'))
      if (!item.parentElement?.matches('ul, ol, menu, [role=list]'))
        faults.push(fault(item, 'The item stands in no list.'));
    for (const quiet of exposed('dt, dd'))
      if (!quiet.closest('dl'))
        faults.push(fault(quiet, 'A term or its meaning stands in no list of terms.'));
    return { looked: paragraphs.length + lists.length, faults };
  },
);
