import type { Heard, SpokenWalk, Step } from '@site/audit/spoken/spoken-task.ts';
import { recordRest } from '#features/desk/model/desk-paths.ts';
import type { StaffName } from '#tests/server/support/company-login.ts';
import { references } from './desk-stage.ts';

/** A task at the desk. */
export interface DeskTask extends SpokenWalk {
  /** The address behind the language. Default: the list. */
  rest?: string;
}

/** What one person does, in this order, in a browser of their own: each task leaves the desk as the next one finds it. */
export interface DeskShift {
  who: StaffName;
  tasks: readonly DeskTask[];
}

const signIn = {
  eng: '^Sign in with your company account.* link',
  es: '^Iniciar sesión con su cuenta de la empresa.* link',
};
const list = { eng: '^Requests heading level 1', es: '^Solicitudes heading level 1' };
const problem = { eng: '^Finished loading There is a problem', es: '^Finished loading Hay un problema' };
const whatWasWritten = {
  eng: '^What was written heading level 2',
  es: '^Lo que se escribió heading level 2',
};
const state = { eng: '^State .*term', es: '^Estado .*term' };
const formChoice = { eng: '^Form combo box', es: '^Formulario combo box' };
const stateChoice = { eng: '^State combo box', es: '^Estado combo box' };
const show = { eng: '^Show .*button', es: '^Mostrar .*button' };
const nothing = { eng: '^There are no such requests\\.$', es: '^No hay solicitudes de ese tipo\\.$' };
const reference = {
  eng: '^Reference that a visitor was given entry',
  es: '^Referencia que recibió el visitante entry',
};
const take = { eng: '^Take it on .*button', es: '^Hacerme cargo .*button' };
const markAsDone = { eng: '^Mark it as done .*button', es: '^Marcarla como terminada .*button' };
const note = { eng: '^Note about the answer entry', es: '^Nota sobre la respuesta entry' };
const how = { eng: '^How it was answered combo box', es: '^Cómo se respondió combo box' };
const why = { eng: 'Write why it was refused', es: 'Escriba por qué se rechazó' };
const erase = { eng: '^Erase it.* link', es: '^Borrarla.* link' };
const eraseForGood = { eng: '^Erase .*button', es: '^Borrar .*button' };
const confirm = {
  eng: '^Yes, erase it for good check box not checked required',
  es: '^Sí, borrarla para siempre check box not checked required',
};
const confirmChosen = {
  eng: '^Yes, erase what is chosen for good check box not checked required',
  es: '^Sí, borrar lo elegido para siempre check box not checked required',
};
const tickThis = { eng: '^Tick this, or nothing is erased', es: '^Marque esta casilla o no se borrará nada' };
const onePerson = {
  eng: '^What one person sent heading level',
  es: '^Lo que envió una persona heading level',
};
/** What the table of it is called. */
const onePersonTable = { eng: '^What one person sent$', es: '^Lo que envió una persona$' };
const email = {
  eng: '^Email address of the person entry required',
  es: '^Correo electrónico de la persona entry required',
};
const eraseChosen = { eng: '^Erase what is chosen .*button', es: '^Borrar lo elegido .*button' };
const signOut = { eng: '^Sign out .*button', es: '^Cerrar sesión .*button' };
const companyAccount = {
  eng: '^Sign out of your company account.* link',
  es: '^Cerrar la sesión de su cuenta de la empresa.* link',
};
const otherLanguage = { eng: '^Español.* link', es: '^English.* link' };

/** What the title of a page says when the page is there. The name of the document says it too, a moment before: one is counted. */
const news = (eng: string, es: string): Heard => ({
  eng: `^Finished loading ${eng}`,
  es: `^Finished loading ${es}`,
});

/** From a page that asks to sign in through the company's login, whose first field has the focus when it comes. */
const logIn = (who: StaffName): Step[] => [
  { press: 'Tab', until: signIn },
  { press: 'Return' },
  { hear: 'entry' },
  { type: who },
  { press: 'Tab' },
  { type: 'any' },
  { press: 'Return' },
];

const noRole = news('Your account has no role here', 'Su cuenta no tiene ningún rol aquí');
const privacyRequest = news(`${references.privacy}, `, `${references.privacy}, `);

/** Somebody who works in the company and has nothing to do with the desk. */
const nora: readonly DeskTask[] = [
  {
    id: 'no-role',
    title: 'Who has no role is told so by the title and the first heading, and whom to ask.',
    steps: [...logIn('nora'), { hear: noRole }, { press: 'h' }, { press: 'Down' }],
    order: [
      signIn,
      noRole,
      { eng: 'no role here heading level 1', es: 'ningún rol aquí heading level 1' },
      { eng: '^The company’s login knows you', es: '^El inicio de sesión de la empresa lo reconoce' },
    ],
    once: [noRole, 'heading level 1'],
  },
];

/** A reader, who reads no privacy requests and erases nothing. */
const rita: readonly DeskTask[] = [
  {
    id: 'not-readable',
    title: 'Who signs in from a request comes back to it, and is told that their role does not read it.',
    rest: recordRest(references.privacy),
    steps: [
      ...logIn('rita'),
      { hear: privacyRequest },
      { press: 'h', until: whatWasWritten },
      { press: 'Down' },
    ],
    order: [
      signIn,
      privacyRequest,
      `${references.privacy} heading level 1`,
      whatWasWritten,
      { eng: '^Your role does not read', es: '^Su rol no permite leer' },
    ],
    once: [privacyRequest, { eng: '^Your role does not read', es: '^Su rol no permite leer' }],
    never: ['Ana Ríos'],
  },
  {
    id: 'not-allowed',
    title:
      'An erasure that a role does not allow is refused by the first heading, which says that nothing was changed.',
    rest: `${recordRest(references.privacy)}/erase`,
    steps: [{ press: 'h' }, { press: 'Down' }],
    order: [
      {
        eng: '^Your role does not allow this heading level 1',
        es: '^Su rol no permite esto heading level 1',
      },
      { eng: '^Nothing was changed', es: '^No se cambió nada' },
    ],
    once: ['heading level 1'],
  },
];

const noRequests = news('There are no such requests', 'No hay solicitudes de ese tipo');
const took = news('You took this request on', 'Usted se hizo cargo de esta solicitud');
const done = news('You marked this request as done', 'Usted marcó esta solicitud como terminada');
const erased = news('You erased the content of this request', 'Usted borró el contenido de esta solicitud');
const askErase = news(`Erase ${references.toErase}`, `¿Borrar ${references.toErase}`);
const person = news('What one person sent', 'Lo que envió una persona');
const personProblem = news('There is a problem: What one person', 'Hay un problema: Lo que envió una');
const signedOut = news('You are signed out', 'Usted cerró la sesión');

/** Who reads privacy requests, erases, and sees what was done. */
const petra: readonly DeskTask[] = [
  {
    id: 'sign-in-page',
    title: 'The first page says what to do in its heading, and the way in is the next stop.',
    steps: [{ press: 'h' }, { press: 'Down' }, { press: 'Tab' }],
    order: [
      { eng: '^Please sign in heading level 1', es: '^Inicie sesión heading level 1' },
      { eng: '^What visitors sent is read here', es: '^Aquí el personal lee lo que enviaron' },
      signIn,
    ],
    once: ['heading level 1'],
  },
  {
    id: 'sign-in',
    title: 'Signing in by keyboard leads to the list, whose heading is heard once.',
    steps: [...logIn('petra'), { hear: news('Requests', 'Solicitudes') }, { press: 'h' }],
    order: [signIn, news('Requests', 'Solicitudes'), list],
    once: [news('Requests', 'Solicitudes'), list],
  },
  {
    id: 'landmarks',
    title:
      'The list is walked by its landmarks, each with a name: the ways, the two searches, the main part.',
    steps: [{ press: 'm', times: 6 }],
    order: [
      { eng: '^Desk$', es: '^Mesa de atención$' },
      { eng: '^Find one request', es: '^Buscar una solicitud' },
      { eng: '^Choose requests', es: '^Elegir solicitudes' },
    ],
  },
  {
    id: 'table',
    title: 'The list is a table with a name, and each cell is read behind the head of its column.',
    steps: [
      { press: 't' },
      { press: 'alt+shift+Down' },
      { press: 'alt+shift+Right', times: 6 },
      { press: 'alt+shift+Down' },
    ],
    order: [
      { eng: '^5 requests, the newest first', es: '^5 solicitudes, las más recientes primero' },
      'table with 6 rows 7 columns',
      `^${references.contact} link`,
      { eng: '^Form$', es: '^Formulario$' },
      { eng: '^Contact request', es: '^Solicitud de contacto' },
      { eng: '^Received$', es: '^Recibido$' },
      { eng: '^Answer due$', es: '^Plazo de respuesta$' },
      { eng: '^Written in$', es: '^Idioma$' },
      '^Español',
      { eng: '^State$', es: '^Estado$' },
      { eng: '^New\\.?$', es: '^Nueva' },
      { eng: '^Taken on by$', es: '^A cargo de$' },
      { eng: '^nobody', es: '^nadie' },
      `^${references.application}`,
    ],
    once: [{ eng: '^5 requests', es: '^5 solicitudes' }],
  },
  {
    id: 'filter',
    title: 'A filter of the list is chosen and pressed by keyboard, and the table says how many answer.',
    steps: [
      { press: 'h' },
      { press: 'Tab', until: formChoice },
      { press: 'Down', times: 2 },
      { press: 'Tab', until: show },
      { press: 'Return' },
      { hear: 'Finished loading' },
      { press: 't' },
      { press: 'alt+shift+Down' },
    ],
    order: [
      formChoice,
      { eng: '^Contact request', es: '^Solicitud de contacto' },
      show,
      news('Requests', 'Solicitudes'),
      { eng: '^2 requests, the newest first', es: '^2 solicitudes, las más recientes primero' },
      `^${references.contact}`,
    ],
    once: [{ eng: '^2 requests', es: '^2 solicitudes' }],
  },
  {
    id: 'filter-nothing',
    title: 'That nothing answers a filter is told first of all, and stands in the place of the table.',
    steps: [
      { press: 'h' },
      { press: 'Tab', until: stateChoice },
      { press: 'End' },
      { press: 'Up' },
      { press: 'Tab', until: show },
      { press: 'Return' },
      { hear: noRequests },
      { press: 'Down', until: nothing },
    ],
    order: [stateChoice, { eng: '^Erased', es: '^Borrada' }, show, noRequests, nothing],
    once: [noRequests, nothing],
  },
  {
    id: 'find',
    title: 'A reference that somebody was told on the phone leads to its request.',
    steps: [
      { press: 'h' },
      { press: 'Tab', until: reference },
      { type: 'aa11 0001' },
      { press: 'Return' },
      { hear: `Finished loading ${references.contact}` },
      { press: 'h' },
    ],
    order: [reference, `^Finished loading ${references.contact}`, `${references.contact} heading level 1`],
    once: [`${references.contact} heading level 1`, 'Finished loading'],
  },
  {
    id: 'find-nothing',
    title: 'A reference that nobody has is answered by the title and the heading.',
    steps: [
      { press: 'h' },
      { press: 'Tab', until: reference },
      { type: 'ffff' },
      { press: 'Return' },
      { hear: 'Finished loading' },
      { press: 'h' },
    ],
    order: [
      reference,
      news('No request has this reference', 'Ninguna solicitud tiene esta referencia'),
      { eng: '^No request .*heading level 1', es: '^Ninguna solicitud .*heading level 1' },
    ],
    once: ['Finished loading'],
  },
  {
    id: 'read',
    title:
      'A request is opened from the list by a link that names it, and each of its fields is read behind its label.',
    steps: [
      { press: 'k', until: references.contact },
      { press: 'Return' },
      { hear: 'Finished loading' },
      { press: 'h' },
      { press: 'Down', times: 2 },
      { press: 'h', until: whatWasWritten },
      { press: 'Down', until: 'Chatarra del Valle' },
    ],
    order: [
      `^${references.contact} .*link`,
      `^Finished loading ${references.contact}`,
      {
        eng: `^Contact request ${references.contact} heading level 1`,
        es: `^Solicitud de contacto ${references.contact} heading level 1`,
      },
      state,
      { eng: '^New .*value', es: '^Nueva .*value' },
      whatWasWritten,
      { eng: '^Name .*term', es: '^Nombre .*term' },
      '^Ana Ríos .*value',
      { eng: '^Email address .*term', es: '^Correo electrónico .*term' },
      '^ana@example.com',
      { eng: '^Company .*term', es: '^Empresa .*term' },
      '^Chatarra del Valle .*value',
    ],
    once: ['heading level 1.$', whatWasWritten],
  },
  {
    id: 'take',
    title: 'Who takes a request on is told so once, first of all, and reads the new state below the heading.',
    rest: recordRest(references.contact),
    steps: [
      { press: 'b', until: take },
      { press: 'Return' },
      { hear: took },
      { press: 'h' },
      { press: 'Down', times: 2 },
    ],
    order: [
      take,
      took,
      'heading level 1',
      state,
      { eng: '^Taken on .*value', es: '^Asignada .*value' },
      '^Petra Solís .*value',
    ],
    once: [took, 'heading level 1'],
  },
  {
    id: 'done-refused',
    title:
      'A refusal without its reason is sent back: the problem is told once, and its link leads to the field.',
    rest: recordRest(references.contact),
    steps: [
      { press: 'b', until: markAsDone },
      { press: 'shift+Tab', until: how },
      { press: 'Down', times: 2 },
      { press: 'Tab', until: markAsDone },
      { press: 'Return' },
      { hear: problem },
      { press: 'Tab' },
      { press: 'Return' },
    ],
    order: [
      markAsDone,
      how,
      { eng: '^Refused, for the reason below', es: '^Se rechazó por el motivo' },
      note,
      markAsDone,
      { eng: '^There is a problem panel', es: '^Hay un problema panel' },
      { eng: `${why.eng}.* link`, es: `${why.es}.* link` },
      note,
      '^invalid entry',
      why,
    ],
    once: [problem, { eng: `${why.eng}.* link`, es: `${why.es}.* link` }],
  },
  {
    id: 'done',
    title: 'Who marks a request as done is told so once, first of all.',
    rest: recordRest(references.contact),
    steps: [
      { press: 'b', until: markAsDone },
      { press: 'Return' },
      { hear: done },
      { press: 'h' },
      { press: 'Down' },
    ],
    order: [markAsDone, done, 'heading level 1', state, { eng: '^Done .*value', es: '^Terminada .*value' }],
    once: [done, 'heading level 1'],
  },
  {
    id: 'report',
    title: 'A report of misconduct is in the list, and says that it is not for this role.',
    rest: recordRest(references.report),
    steps: [{ press: 'h', until: whatWasWritten }, { press: 'Down' }],
    order: [
      `${references.report} heading level 1`,
      whatWasWritten,
      { eng: '^Your role does not read', es: '^Su rol no permite leer' },
    ],
    never: ['gate'],
  },
  {
    id: 'person',
    title:
      'What one person sent is found by their address, and an erasure without its tick is refused at the tick.',
    steps: [
      // From the end: a key for entries would type the address to the screen reader, and not into the field.
      { press: 'shift+h', until: onePerson },
      { press: 'Tab', until: email },
      { type: 'ana@example.com' },
      { press: 'Return' },
      { hear: person },
      { press: 't' },
      { press: 'Tab', until: eraseChosen },
      { press: 'Return' },
      { hear: personProblem },
    ],
    order: [
      onePerson,
      email,
      person,
      onePersonTable,
      'table with 3 rows',
      {
        eng: `^Privacy request ${references.privacy} check box not checked`,
        es: `^Solicitud de privacidad ${references.privacy} check box not checked`,
      },
      {
        eng: `^Contact request ${references.contact} check box checked`,
        es: `^Solicitud de contacto ${references.contact} check box checked`,
      },
      confirmChosen,
      eraseChosen,
      tickThis,
    ],
    once: [person, personProblem],
  },
  {
    id: 'erase-refused',
    title: 'An erasure asks first, warns, and without its tick goes back to the tick and says why.',
    rest: recordRest(references.toErase),
    steps: [
      { press: 'k', until: erase },
      { press: 'Return' },
      { hear: askErase },
      { press: 'h', times: 2 },
      { press: 'Tab', until: eraseForGood },
      { press: 'Return' },
      { hear: problem },
    ],
    order: [
      erase,
      askErase,
      'heading level 1',
      {
        eng: '^Nothing can bring it back heading level 2',
        es: '^No hay manera de recuperarla heading level 2',
      },
      confirm,
      eraseForGood,
      tickThis,
    ],
    once: [askErase, problem, 'heading level 1'],
  },
  {
    id: 'erase',
    title: 'With its tick the erasure is done, told once, and what was written is gone.',
    rest: `${recordRest(references.toErase)}/erase`,
    steps: [
      { press: 'h' },
      { press: 'Tab', until: confirm },
      { press: 'space' },
      { press: 'Tab', until: eraseForGood },
      { press: 'Return' },
      { hear: erased },
      { press: 'h', until: whatWasWritten },
      { press: 'Down' },
    ],
    order: [
      'heading level 1',
      confirm,
      '^checked',
      eraseForGood,
      erased,
      whatWasWritten,
      {
        eng: '^It was erased, and nothing can bring it back',
        es: '^Se borró y no hay manera de recuperarlo',
      },
    ],
    once: [erased],
    never: ['Tom Hale'],
  },
  {
    id: 'trail',
    title: 'The audit trail is a table with a name, and each cell is read behind the head of its column.',
    rest: '/audit',
    steps: [
      { press: 'h' },
      { press: 't' },
      { press: 'alt+shift+Down' },
      { press: 'alt+shift+Right', times: 2 },
    ],
    order: [
      { eng: '^Audit trail heading level 1', es: '^Registro de auditoría heading level 1' },
      { eng: '^\\d+ lines, the newest first', es: '^\\d+ líneas, las más recientes primero' },
      'table with \\d+ rows 5 columns',
      { eng: '^Who$', es: '^Quién$' },
      '^Petra Solís',
      { eng: '^What they did$', es: '^Lo que hizo$' },
    ],
    once: ['heading level 1'],
  },
  {
    id: 'other-language',
    title: 'The other language is a link that is named in its own words, and leads to the same request.',
    rest: recordRest(references.contact),
    steps: [
      { press: 'k', until: otherLanguage },
      { press: 'Return' },
      { hear: 'Finished loading' },
      { press: 'h' },
    ],
    order: [
      otherLanguage,
      `^Finished loading ${references.contact}`,
      { eng: '^Solicitud de contacto .*heading level 1', es: '^Contact request .*heading level 1' },
    ],
    once: ['Finished loading', 'heading level 1'],
  },
  {
    id: 'sign-out',
    title: 'Signing out is told once, and offers to sign out of the company’s account too.',
    steps: [
      { press: 'b', until: signOut },
      { press: 'Return' },
      { hear: signedOut },
      { press: 'h' },
      { press: 'Tab', until: companyAccount },
    ],
    order: [
      signOut,
      signedOut,
      { eng: '^You are signed out heading level 1', es: '^Usted cerró la sesión heading level 1' },
      companyAccount,
    ],
    once: [signedOut, 'heading level 1'],
  },
];

/** What staff come to the desk for, as somebody does it who hears the page. */
export const deskShifts: readonly DeskShift[] = [
  { who: 'nora', tasks: nora },
  { who: 'rita', tasks: rita },
  { who: 'petra', tasks: petra },
];
