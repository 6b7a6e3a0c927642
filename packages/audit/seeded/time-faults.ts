import type { SeededFaults } from './seeded-fault.ts';
import { seededFault } from './seeded-page.ts';

const script = (code: string) => `<script>${code}</script>`;
const text = '<p>Every yard posts the price of the day at the gate before it opens.</p>';
const save = '<p><button type="button" id="save">Save the list</button></p>';
const onSave = (code: string) =>
  script(`document.getElementById('save').addEventListener('click', () => { ${code} });`);
const region = (attributes: string) => `${save}<p id="said" ${attributes}></p>`;
const said = "const said = document.getElementById('said'); said.textContent = 'The list has been saved.';";
const metals =
  '<p><label for="metal">Metal</label><select id="metal"><option value="copper">Copper</option><option value="brass">Brass</option></select></p>';
const metal = (code: string) => script(`{ const metal = document.getElementById('metal'); ${code} }`);
const sort =
  '<fieldset><legend>Unit</legend><label><input type="radio" name="unit" value="pound" checked>Pound</label><label><input type="radio" name="unit" value="ton">Ton</label></fieldset>';
const code =
  '<p><label for="zip">ZIP code</label><input id="zip" autocomplete="postal-code" inputmode="numeric"></p>';

/** What a page does by the clock, or because something was chosen. */
export const timeFaults: SeededFaults = [
  seededFault(
    {
      id: 'leaves-by-timer',
      title: 'The page leads to another after half a minute.',
      criteria: ['2.2.1'],
      caughtBy: ['time-limits'],
    },
    { main: text, end: script("setTimeout(() => { location.href = '/elsewhere'; }, 30000);") },
    { main: text, end: script('setTimeout(() => undefined, 30000);') },
  ),
  seededFault(
    {
      id: 'reloads-by-interval',
      title: 'The page loads itself anew every five minutes.',
      criteria: ['2.2.1', '3.2.5'],
      caughtBy: ['time-limits'],
    },
    { main: text, end: script('setInterval(() => location.reload(), 300000);') },
    { main: text, end: script('setInterval(() => undefined, 300000);') },
  ),
  seededFault(
    {
      id: 'form-ends-by-timer',
      title: 'A form is taken away after two minutes, whatever has been typed.',
      criteria: ['2.2.1'],
      caughtBy: ['time-limits'],
    },
    {
      main: `<form id="ask" action="/ask" method="post">${code}<p><button type="submit">Ask for a price</button></p></form>`,
      end: script(
        "setTimeout(() => { document.getElementById('ask').outerHTML = '<p>The session has ended.</p>'; }, 120000);",
      ),
    },
    {
      main: `<form id="ask" action="/ask" method="post">${code}<p><button type="submit">Ask for a price</button></p></form>`,
      end: script('setTimeout(() => undefined, 120000);'),
    },
  ),
  seededFault(
    {
      id: 'alert-vanishes',
      title: 'An alert goes away by itself after three seconds.',
      criteria: ['2.2.1'],
      caughtBy: ['time-limits'],
    },
    {
      main: region('role="alert"'),
      end: onSave(`${said} setTimeout(() => { said.textContent = ''; }, 3000);`),
    },
    { main: region('role="alert"'), end: onSave(said) },
  ),
  seededFault(
    {
      id: 'toast-hides',
      title: 'A message in a corner hides itself after eight seconds.',
      criteria: ['2.2.1'],
      caughtBy: ['time-limits'],
    },
    {
      main: region('role="status"'),
      end: onSave(`${said} setTimeout(() => { said.hidden = true; }, 8000);`),
    },
    { main: region('role="status"'), end: onSave(said) },
  ),
  seededFault(
    {
      id: 'toast-fades',
      title: 'A message becomes transparent after five seconds.',
      criteria: ['2.2.1'],
      caughtBy: ['time-limits'],
    },
    {
      main: region('aria-live="polite"'),
      end: onSave(`${said} setTimeout(() => { said.style.opacity = '0'; }, 5000);`),
    },
    { main: region('aria-live="polite"'), end: onSave(said) },
  ),
  seededFault(
    {
      id: 'leaves-on-choosing',
      title: 'Choosing in a list leads to another page.',
      criteria: ['3.2.2'],
      caughtBy: ['changes-on-input'],
    },
    {
      main: metals,
      end: metal("metal.addEventListener('change', () => { location.href = '/' + metal.value; });"),
    },
    { main: metals, end: metal("metal.addEventListener('change', () => undefined);") },
  ),
  seededFault(
    {
      id: 'sends-on-choosing',
      title: 'A form is sent as soon as one of its answers is chosen.',
      criteria: ['3.2.2'],
      caughtBy: ['changes-on-input'],
    },
    {
      main: `<form action="/sort" id="sort">${sort}<p><button type="submit">Show the prices</button></p></form>`,
      end: script("{ const form = document.getElementById('sort'); form.onchange = () => form.submit(); }"),
    },
    {
      main: `<form action="/sort" id="sort">${sort}<p><button type="submit">Show the prices</button></p></form>`,
    },
  ),
  seededFault(
    {
      id: 'jumps-on-typing',
      title: 'The focus leaves a field as soon as it has five digits.',
      criteria: ['3.2.2'],
      caughtBy: ['changes-on-input'],
    },
    {
      main: `<form action="/near">${code}<p><button type="submit" id="near">Find a yard</button></p></form>`,
      end: script(
        "{ const zip = document.getElementById('zip'); zip.oninput = () => { if (zip.value.length === 5) document.getElementById('near').focus(); }; }",
      ),
    },
    {
      main: `<form action="/near">${code}<p><button type="submit" id="near">Find a yard</button></p></form>`,
    },
  ),
  seededFault(
    {
      id: 'opens-on-focus',
      title: 'A link leads away as soon as it has the focus.',
      criteria: ['3.2.1'],
      caughtBy: ['changes-on-input'],
    },
    {
      main: `${text}<p><a id="next" href="/next">The prices of tomorrow</a></p>`,
      end: script(
        "document.getElementById('next').addEventListener('focus', () => { location.href = '/next'; });",
      ),
    },
    { main: `${text}<p><a id="next" href="/next">The prices of tomorrow</a></p>` },
  ),
];
