import { expect, test } from 'vitest';
import { htmlSections } from './html-sections.ts';

const page = (main: string): string =>
  `<html><body><nav>Menu</nav><main id="main">${main}</main></body></html>`;

test('a page is parted at the headings that can be linked to', () => {
  const html = page(
    '<h1 tabindex="-1">Careers</h1><p>Work with us.</p><h2 id="benefits">Benefits</h2><ul><li>Pay</li><li>Time off</li></ul>',
  );
  expect(htmlSections(html)).toEqual({
    title: 'Careers',
    sections: [
      { id: '', heading: '', text: 'Work with us.' },
      { id: 'benefits', heading: 'Benefits', text: 'Pay Time off' },
    ],
  });
});

test('a heading without an address belongs to the part it stands in', () => {
  const { sections } = htmlSections(page('<h2 id="a">A</h2><h3>Inner</h3><p>Text</p>'));
  expect(sections).toEqual([{ id: 'a', heading: 'A', text: 'Inner. Text' }]);
});

test('what is operated, hidden or drawn is no content', () => {
  const html = page(
    '<p>One<svg aria-hidden="true"><title>x</title><path d="M0"/></svg> two</p><button>Go</button><p hidden="">no</p><select><option>a</option></select><script>let x = "<p>"</script><p>three</p>',
  );
  expect(htmlSections(html).sections[0]?.text).toBe('One two three');
});

test('words in a line stay together, entities are letters', () => {
  const html = page('<p>Cu<strong>pr</strong>um &amp; tin don&#x27;t rust, <a href="/x">ask</a>.</p>');
  expect(htmlSections(html).sections[0]?.text).toBe("Cuprum & tin don't rust, ask.");
});

test('what only its looks set apart has a space between; a sign within a word has none', () => {
  const html = page(
    '<li><a href="/x">House wire</a><span>By the pound</span><strong>We buy it</strong></li><p>CO<sub>2</sub><span>e</span></p>',
  );
  expect(htmlSections(html).sections[0]?.text).toBe('House wire By the pound We buy it CO2e');
});

test('a page without a main has no parts', () => {
  expect(htmlSections('<p>x</p>')).toEqual({ title: '', sections: [] });
});
