import type { SeededFaults } from './seeded-fault.ts';
import { seededFault } from './seeded-page.ts';

const script = (code: string) => `<script>${code}</script>`;
const save = '<p><button type="button" id="save">Save the list</button></p>';
const onSave = (code: string) =>
  script(`document.getElementById('save').addEventListener('click', () => { ${code} });`);
const region = (attributes: string) => `${save}<p id="said" ${attributes}></p>`;
const said = "const said = document.getElementById('said'); said.textContent = 'The list has been saved.';";
const search = '<p><button type="button" id="find">Find the yards near me</button></p>';
const onFind = (what: string) =>
  script(`document.getElementById('find').addEventListener('click', () => { ${what} });`);

const toast = (attributes: string) =>
  `${save}<div id="toast" ${attributes} style="position:fixed;right:1rem;bottom:1rem;padding:1rem;border:2px solid #333;background:#fff"></div>`;
const toasted = "document.getElementById('toast').textContent = 'Copper is on your list.';";
const sought = (attributes: string) =>
  `<form id="seek" role="search" action="/yards"><p><label for="word">Find a yard</label><input id="word" type="search" name="word" autocomplete="off"></p><p><button type="submit">Find</button></p></form><p id="sum" ${attributes}>12 yards</p>`;
const seeking = script(
  "document.getElementById('seek').addEventListener('submit', (event) => { event.preventDefault(); document.getElementById('sum').textContent = '4 yards found'; });",
);

/** News that a press brings, and whether anybody is told of it. */
export const statusFaults: SeededFaults = [
  seededFault(
    {
      id: 'status-without-role',
      title: 'The number of results appears in a paragraph of no role.',
      criteria: ['4.1.3'],
      caughtBy: ['status-roles'],
    },
    {
      main: `${search}<p id="count"></p>`,
      end: onFind("document.getElementById('count').textContent = '4 yards found near you.';"),
    },
    {
      main: `${search}<p id="count" role="status"></p>`,
      end: onFind("document.getElementById('count').textContent = '4 yards found near you.';"),
    },
  ),
  seededFault(
    {
      id: 'toast-without-role',
      title: 'A few words come up in a corner of the window and are told to nobody.',
      criteria: ['4.1.3'],
      caughtBy: ['status-roles'],
    },
    { main: toast(''), end: onSave(toasted) },
    { main: toast('role="status"'), end: onSave(toasted) },
  ),
  seededFault(
    {
      id: 'count-after-enter',
      title: 'How much a search found is shown when Enter is pressed, and not told.',
      criteria: ['4.1.3'],
      caughtBy: ['status-roles'],
    },
    { main: sought(''), end: seeking },
    { main: sought('role="status"'), end: seeking },
  ),
  seededFault(
    {
      id: 'success-without-role',
      title: 'That something was saved is only to be seen.',
      criteria: ['4.1.3'],
      caughtBy: ['status-roles'],
    },
    { main: region(''), end: onSave(said) },
    { main: region('aria-live="polite"'), end: onSave(said) },
  ),
  seededFault(
    {
      id: 'failure-without-role',
      title: 'A message about a failure is put into the page and not told.',
      criteria: ['4.1.3', '3.3.1'],
      caughtBy: ['status-roles'],
    },
    {
      main: `${search}<div id="place"></div>`,
      end: onFind(
        "document.getElementById('place').innerHTML = '<p>We could not find your place. Please try again.</p>';",
      ),
    },
    {
      main: `${search}<div id="place" role="alert"></div>`,
      end: onFind(
        "document.getElementById('place').innerHTML = '<p>We could not find your place. Please try again.</p>';",
      ),
    },
  ),
  seededFault(
    {
      id: 'status-with-its-words',
      title: 'A status is made together with its words, again at every press.',
      criteria: ['4.1.3'],
      caughtBy: ['live-regions'],
    },
    {
      main: `${save}<div id="place"></div>`,
      end: onSave(
        "document.getElementById('place').innerHTML = '<p role=\"status\">The list has been saved.</p>';",
      ),
    },
    {
      main: `${save}<div id="place" role="status"></div>`,
      end: onSave("document.getElementById('place').innerHTML = '<p>The list has been saved.</p>';"),
    },
  ),
  seededFault(
    {
      id: 'status-given-with-its-words',
      title: 'A paragraph gets its words and its role at the same time.',
      criteria: ['4.1.3'],
      caughtBy: ['live-regions'],
    },
    {
      main: region(''),
      end: onSave(`${said} said.setAttribute('role', 'status');`),
    },
    { main: region('role="status"'), end: onSave(said) },
  ),
  seededFault(
    {
      id: 'status-unhidden-with-its-words',
      title: 'A status is hidden, and shown together with its words.',
      criteria: ['4.1.3'],
      caughtBy: ['live-regions'],
    },
    {
      main: `${save}<p role="status" id="said" hidden>The list has been saved.</p>`,
      end: onSave("document.getElementById('said').hidden = false;"),
    },
    { main: region('role="status"'), end: onSave(said) },
  ),
];
