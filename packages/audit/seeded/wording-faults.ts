import type { SeededFaults } from './seeded-fault.ts';
import { seededFault } from './seeded-page.ts';

const script = (code: string) => `<script>${code}</script>`;
const style = (rules: string) => `<style>${rules}</style>`;

const spanishLines =
  'La báscula de la entrada pesa el camión dos veces, y la diferencia es lo que se paga por el metal que usted ha traído.';
const drum =
  "data:image/svg+xml,%3Csvg%20xmlns='http://www.w3.org/2000/svg'%20viewBox='0%200%209%209'%3E%3Ccircle%20cx='4'%20cy='4'%20r='4'/%3E%3C/svg%3E";
const picture = (file: string, alternative: string) =>
  `<li><img src="${file}" alt="${alternative}" width="60" height="60"> A grade of wire</li>`;

const drawing = (inner: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="420" height="110" font-family="sans-serif" font-size="20">${inner}</svg>`).replaceAll("'", '%27')}`;
const notice = drawing(
  '<text x="5" y="30">The west gate is closed until the</text><text x="5" y="64">end of May. Please take the east</text><text x="5" y="98">gate. We thank you for your care</text>',
);
/** The same told by a plan: the yard, two gates, and a cross on one of them. */
const plan = drawing(
  '<path d="M60 10h300v90H60zM60 40v30M360 40v30" fill="none" stroke="#222" stroke-width="5"/><path d="M40 35l40 40m0-40l-40 40" stroke="#a00" stroke-width="6"/>',
);

/** A form of two questions that a script answers in place: how, is what differs. */
const twoFields =
  '<form id="ask" novalidate><p><label for="plate">Plate of the truck (required)</label> <input id="plate" name="plate" required aria-describedby="plate-said"> <span id="plate-said"></span></p><p><label for="driver">Name of the driver (required)</label> <input id="driver" name="driver" required aria-describedby="driver-said"> <span id="driver-said"></span></p><p><button type="submit">Ask for a time</button></p><div id="all" tabindex="-1"></div></form>';
const answered = (code: string) =>
  script(`{ const ask = document.getElementById('ask'); ask.addEventListener('submit', (event) => { event.preventDefault();
  const fields = [...ask.querySelectorAll('input')].filter((field) => !field.checkValidity()); ${code} }); }`);
const said =
  "for (const field of fields) document.getElementById(field.id + '-said').textContent = 'Write ' + (field.id === 'plate' ? 'the plate of the truck.' : 'the name of the driver.');";
const oneField = (hint: string) =>
  `<form id="ask" novalidate><p><label for="lot">Lot (required)</label> ${hint}<input id="lot" name="lot" required pattern="[A-Z]{2} [0-9]{4}" aria-describedby="hint lot-said"> <span id="lot-said"></span></p><p><button type="submit">Find the lot</button></p></form>`;
const lotHint = '<span id="hint">Two letters and four digits: KM 1042</span> ';
const lotSays = (text: string) =>
  answered(`document.getElementById('lot-said').textContent = fields.length > 0 ? '${text}' : '';`);

const steps = (second: string) =>
  `<form id="one"><h2>Who brings it</h2><p><label for="who">Name of the company</label> <input id="who" required></p><p><button type="submit">Go on</button></p></form><form id="two" hidden><h2>Who is paid</h2>${second}<p><label for="paid">Name of the company</label> <input id="paid" required></p><p><button type="submit">Send</button></p></form>`;
const stepping = (more: string) =>
  script(
    `document.getElementById('one').addEventListener('submit', (event) => { event.preventDefault(); ${more} document.getElementById('one').hidden = true; document.getElementById('two').hidden = false; });`,
  );
const signIn = (more = '') =>
  `<form method="post" action="/in"><p><label for="mail">Email</label> <input id="mail" type="email" autocomplete="username"></p><p><label for="word">Password</label> <input id="word" type="password" autocomplete="current-password"></p>${more}<p><button type="submit">Sign in</button></p></form>`;
const parts = (tag: string) =>
  `<${tag} class="part">Bringing a load</${tag}><p>Drive onto the scale at the gate and wait there for the green light.</p><${tag} class="part">Being paid</${tag}><p>You get a ticket at the window and the money on the same day, if you want it.</p>`;

const filter = (role: string) =>
  `<p><label for="find">Name of the yard</label> <input id="find" type="search" autocomplete="off"></p><p id="count"${role}>5 results</p>`;
const filterScript = script(
  "document.getElementById('find').addEventListener('input', () => { document.getElementById('count').textContent = '2 results'; });",
);

const mailedCode =
  '<form action="/enter" method="post"><p><label for="code">Code from the email</label><input id="code" name="code" autocomplete="off"></p><p><button type="submit">Sign in</button></p></form>';

/** What is read: languages, alternatives, headings, instructions, and what a form says to a wrong answer. */
export const wordingFaults: SeededFaults = [
  seededFault(
    {
      id: 'count-while-typing',
      title: 'How many results are left is shown while somebody types, and told to nobody.',
      criteria: ['4.1.3'],
      caughtBy: ['status-roles'],
    },
    { main: filter(''), end: filterScript },
    { main: filter(' role="status"'), end: filterScript },
  ),
  seededFault(
    {
      id: 'whole-page-of-another-language',
      title: 'A page in French is marked as English.',
      criteria: ['3.1.1'],
      caughtBy: ['spoken-language'],
    },
    {
      html: '<html lang="en">',
      main: `<p>${'La cour est ouverte de sept heures à midi, et nous payons le prix qui est sur le tableau du jour avec vous. '.repeat(6)}</p>`,
    },
    {
      html: '<html lang="fr">',
      main: `<p>${'La cour est ouverte de sept heures à midi, et nous payons le prix qui est sur le tableau du jour avec vous. '.repeat(6)}</p>`,
    },
  ),
  seededFault(
    {
      id: 'passage-of-a-third-language',
      title: 'A quotation in Italian stands unmarked in an English page.',
      criteria: ['3.1.2'],
      caughtBy: ['spoken-language'],
    },
    {
      main: '<p>He wrote home:</p><blockquote><p>Il rame è per noi come il pane, e non si può vivere senza di esso, anche se il prezzo è alto.</p></blockquote>',
    },
    {
      main: '<p>He wrote home:</p><blockquote lang="it"><p>Il rame è per noi come il pane, e non si può vivere senza di esso, anche se il prezzo è alto.</p></blockquote>',
    },
  ),
  seededFault(
    {
      id: 'passage-marked-as-another',
      title: 'A notice in Spanish is marked as Portuguese.',
      criteria: ['3.1.2'],
      caughtBy: ['spoken-language'],
    },
    { main: `<p lang="pt">${spanishLines}</p>` },
    { main: `<p lang="es">${spanishLines}</p>` },
  ),
  seededFault(
    {
      id: 'picture-counted',
      title: 'The alternative of a drawing is its number.',
      criteria: ['1.1.1'],
      caughtBy: ['image-alternatives'],
    },
    { main: '<p><img src="/files/yard.svg" alt="Diagram 4" width="60" height="60"></p>' },
    {
      main: '<p><img src="/files/yard.svg" alt="Trucks go in at the east gate and out at the west gate" width="60" height="60"></p>',
    },
  ),
  seededFault(
    {
      id: 'ornament-told',
      title: 'A line between two parts is announced as a divider.',
      criteria: ['1.1.1'],
      caughtBy: ['image-alternatives'],
    },
    {
      main: '<p>One</p><p><img src="/files/yard.svg" alt="grey divider with dots" width="60" height="60"></p><p>Two</p>',
    },
    { main: '<p>One</p><p><img src="/files/yard.svg" alt="" width="60" height="60"></p><p>Two</p>' },
  ),
  seededFault(
    {
      id: 'alternative-copied',
      title: 'Two different pictures have one description.',
      criteria: ['1.1.1'],
      caughtBy: ['image-alternatives'],
    },
    {
      main: `<ul>${picture('/files/yard.svg', 'Bare wire, cut and bundled, without any cover')}${picture(drum, 'Bare wire, cut and bundled, without any cover')}</ul>`,
    },
    {
      main: `<ul>${picture('/files/yard.svg', 'Bare wire, cut and bundled, without any cover')}${picture(drum, 'Cable in black rubber, wound on a wooden drum')}</ul>`,
    },
  ),
  seededFault(
    {
      id: 'notice-in-a-picture',
      title: 'A notice of three lines is a picture of writing.',
      criteria: ['1.4.5'],
      caughtBy: ['pictures-of-text'],
    },
    {
      main: `<p><img src="${notice}" alt="The west gate is closed until the end of May. Please take the east gate." width="420" height="110"></p>`,
    },
    {
      main: `<p><img src="${plan}" alt="The west gate is closed until the end of May. Please take the east gate." width="420" height="110"></p>`,
    },
  ),
  seededFault(
    {
      id: 'headings-by-style',
      title: 'Lines in large bold type stand over parts of the page and are no headings.',
      criteria: ['1.3.1'],
      caughtBy: ['real-structure'],
    },
    { main: parts('p'), head: style('.part{font-size:1.5rem;font-weight:700}') },
    { main: parts('h2'), head: style('.part{font-size:1.5rem;font-weight:700}') },
  ),
  seededFault(
    {
      id: 'sides-told-without-names',
      title: 'An instruction tells two links apart by their side.',
      criteria: ['1.3.3'],
      caughtBy: ['sensory-words'],
    },
    {
      main: '<p>To go on, click the button on the right.</p><p><button type="button">Next price</button></p>',
    },
    {
      main: '<p>To go on, click the button “Next price” on the right.</p><p><button type="button">Next price</button></p>',
    },
  ),
  seededFault(
    {
      id: 'colors-told-alone',
      title: 'An instruction in Spanish tells fields apart by their color.',
      criteria: ['1.4.1'],
      caughtBy: ['sensory-words'],
    },
    { language: 'es', main: '<p>Los campos marcados en rojo son obligatorios.</p>' },
    { language: 'es', main: '<p>Los campos marcados con un asterisco y en rojo son obligatorios.</p>' },
  ),
  seededFault(
    {
      id: 'steps-turned-round',
      title: 'Steps are written from last to first and turned round by style.',
      criteria: ['1.3.2'],
      caughtBy: ['visual-order'],
    },
    {
      main: '<ol style="display:flex;flex-direction:column-reverse;list-style:none"><li>Take the ticket to the window and be paid.</li><li>Drive onto the scale with the whole load.</li></ol>',
    },
    {
      main: '<ol style="display:flex;flex-direction:column;list-style:none"><li>Drive onto the scale with the whole load.</li><li>Take the ticket to the window and be paid.</li></ol>',
    },
  ),
  seededFault(
    {
      id: 'errors-by-look',
      title: 'A form that was sent empty gives its fields a thick border and says nothing.',
      criteria: ['3.3.1', '1.4.1'],
      caughtBy: ['form-errors'],
    },
    { main: twoFields, end: answered("for (const field of fields) field.style.border = '4px solid #a00';") },
    {
      main: twoFields,
      end: answered(`for (const field of fields) field.style.border = '4px solid #a00'; ${said}`),
    },
  ),
  seededFault(
    {
      id: 'errors-of-no-field',
      title: 'A form says that something is missing and not what.',
      criteria: ['3.3.1'],
      caughtBy: ['form-errors'],
    },
    {
      main: twoFields,
      end: answered(
        "document.getElementById('all').textContent = 'Something is missing. Please correct it.';",
      ),
    },
    {
      main: twoFields,
      end: answered(
        "document.getElementById('all').textContent = 'Please write the plate of the truck and the name of the driver.';",
      ),
    },
  ),
  seededFault(
    {
      id: 'error-that-only-refuses',
      title: 'A message says that the answer is not valid and nothing more.',
      criteria: ['3.3.3'],
      caughtBy: ['form-errors'],
    },
    { main: oneField('<span id="hint">From the ticket</span> '), end: lotSays('The lot is not valid.') },
    {
      main: oneField(lotHint),
      end: lotSays('Write two letters and four digits, for example KM 1042.'),
    },
  ),
  seededFault(
    {
      id: 'format-told-too-late',
      title: 'Only the message about a wrong answer tells its form.',
      criteria: ['3.3.2'],
      caughtBy: ['form-errors'],
    },
    {
      main: oneField('<span id="hint">From the ticket</span> '),
      end: lotSays('Write it like KM 1042.'),
    },
    { main: oneField(lotHint), end: lotSays('Write it like KM 1042.') },
  ),
  seededFault(
    {
      id: 'asked-in-the-next-step',
      title: 'The second step asks for the name that the first was told.',
      criteria: ['3.3.7'],
      caughtBy: ['asked-again'],
    },
    { main: steps(''), end: stepping('') },
    {
      main: steps(''),
      end: stepping("document.getElementById('paid').value = document.getElementById('who').value;"),
    },
  ),
  seededFault(
    {
      id: 'password-without-paste',
      title: 'A password cannot be pasted.',
      criteria: ['3.3.8'],
      caughtBy: ['sign-in-tests'],
    },
    { main: signIn(), end: script("document.getElementById('word').onpaste = () => false;") },
    { main: signIn(), end: script("document.getElementById('word').onpaste = () => true;") },
  ),
  seededFault(
    {
      id: 'code-by-email-without-paste',
      title: 'A code that was sent by email must be typed letter by letter, since it cannot be pasted.',
      criteria: ['3.3.8'],
      caughtBy: ['sign-in-tests'],
    },
    { main: mailedCode, end: script("document.getElementById('code').onpaste = () => false;") },
    { main: mailedCode, end: script("document.getElementById('code').onpaste = () => true;") },
  ),
  seededFault(
    {
      id: 'required-and-unsaid',
      title: 'Fields must be filled in, and nothing to see says so; a sentence before them would do for all.',
      criteria: ['3.3.2'],
      caughtBy: ['required-marks'],
    },
    {
      main: `<p>We answer on the same day.</p>${twoFields.replaceAll(' (required)', '')}`,
    },
    {
      main: `<p>All fields are required.</p>${twoFields.replaceAll(' (required)', '')}`,
    },
  ),
  seededFault(
    {
      id: 'sign-in-by-nickname',
      title: 'The email by which one signs in says that it is a nickname.',
      criteria: ['1.3.5'],
      caughtBy: ['autocomplete-tokens'],
    },
    { main: signIn().replace('autocomplete="username"', 'autocomplete="nickname"') },
    { main: signIn() },
  ),
  seededFault(
    {
      id: 'letters-from-a-picture',
      title: 'Signing in asks for the letters of a picture.',
      criteria: ['3.3.8'],
      caughtBy: ['sign-in-tests'],
    },
    {
      main: signIn(
        '<p><label for="seen">Type the letters you see in the picture</label> <input id="seen" autocomplete="off"></p>',
      ),
    },
    { main: signIn() },
  ),
];
