import { carOffer, problem } from './form-tasks.ts';
import { check, emailField, firstName, submit } from './form-words.ts';
import type { SpokenTask, Step } from './spoken-task.ts';

const someone = 'ana@example.com';
const received = { eng: '^Received, reference', es: '^Recibida, referencia' };
const inbox = { eng: '^Check your inbox', es: '^Revise su correo' };

/** From a field that is reached to the answer of the server: the check, the button, and the word that the request is stored. */
const sent: readonly Step[] = [
  { press: 'Tab', until: check.box },
  { press: 'space' },
  { hear: check.passed },
  { press: 'Tab', until: submit },
  { press: 'Return' },
  { hear: received },
];

const lastName = { eng: '^Last Name .*entry.*required', es: '^Apellido .*entry.*required' };
const phone = { eng: '^Phone .*entry.*required', es: '^Teléfono .*entry.*required' };
const whatIsWrong = { eng: '^What is wrong .*entry.*required', es: '^Qué falla .*entry.*required' };
const checkIt = { eng: '^check it link', es: '^verificarlo link' };
const answerRegion = { eng: '^Answer', es: '^Respuesta' };
const genuine = { eng: 'This receipt is genuine', es: 'Este comprobante es auténtico' };

const signUp = { eng: '^Sign up heading', es: '^Suscríbase heading' };
const kinds = { eng: '^What should we tell you about', es: '^¿Sobre qué quiere recibir alertas' };
const events = {
  eng: '^Calls and meetings check box not checked',
  es: '^Llamadas y asambleas check box not checked',
};
const news = { eng: '^News releases check box checked', es: '^Comunicados de prensa check box checked' };
const save = { eng: '^Save my choice .*button', es: '^Guardar mi elección .*button' };
const saved = { eng: '^Your choice is saved', es: '^Su elección está guardada' };
const tickOne = { eng: '^Tick at least one alert.*link', es: '^Marque al menos una alerta.*link' };
const stopAll = { eng: '^Stop all alerts .*button', es: '^Cancelar todas las alertas .*button' };
const stopped = { eng: '^Your alerts are stopped', es: '^Sus alertas están canceladas' };
const noAlerts = { eng: '^There are no alerts at this link', es: '^No hay alertas en este enlace' };

/** What the link of each letter leads to; the last task ends what the others need. */
const manageTasks: readonly SpokenTask[] = [
  {
    id: 'manage-alerts-none',
    title: 'Who takes back every tick is told by a summary that leads to the first box.',
    page: 'manage-alerts',
    isSubscribed: true,
    steps: [
      { press: 'h' },
      { press: 'Tab', until: news },
      { press: 'space' },
      { press: 'Tab', until: save },
      { press: 'Return' },
      { hear: problem },
      { press: 'Tab' },
      { press: 'Return' },
    ],
    order: [kinds, news, save, problem, tickOne, 'check box', '^invalid entry'],
  },
  {
    id: 'manage-alerts-saved',
    title: 'Other alerts are chosen, and the page says once that the choice is saved.',
    page: 'manage-alerts',
    isSubscribed: true,
    steps: [
      { press: 'h' },
      { press: 'Tab', until: events },
      { press: 'space' },
      { press: 'Tab', until: save },
      { press: 'Return' },
      { hear: 'Finished loading' },
    ],
    order: [kinds, events, '^checked', save, saved],
    once: [saved],
  },
  {
    id: 'manage-alerts-stopped',
    title: 'One press stops all alerts, and the page says once that they are stopped.',
    page: 'manage-alerts',
    isSubscribed: true,
    steps: [
      { press: 'h' },
      { press: 'Tab', until: stopAll },
      { press: 'Return' },
      { hear: 'Finished loading' },
    ],
    order: [stopAll, stopped],
    once: [stopped],
  },
  {
    id: 'manage-alerts-unknown',
    title: 'A link to alerts that are no more says so right below its first heading.',
    page: 'manage-alerts',
    steps: [{ press: 'h' }, { press: 'Down' }],
    order: ['heading level 1', noAlerts],
    once: [noAlerts],
  },
];

/** Forms that are filled in and sent, and what their senders are told. */
export const sentTasks: readonly SpokenTask[] = [
  {
    id: 'call-back-sent',
    title:
      'Who asks to be called fills the form in by keyboard alone, and is answered once, by the number of the request.',
    page: 'car-offer',
    at: carOffer,
    steps: [
      { press: 'h', until: { eng: '^Have us call you heading', es: '^Pida que le llamemos heading' } },
      { press: 'Tab', until: firstName },
      { type: 'Ana' },
      { press: 'Tab', until: lastName },
      { type: 'Rios' },
      { press: 'Tab', until: phone },
      { type: '713-555-0123' },
      { press: 'Tab', until: emailField },
      { type: someone },
      ...sent,
    ],
    order: [firstName, lastName, phone, emailField, check.box, check.passed, submit, received],
    once: [check.passed, received],
    never: ['^invalid'],
  },
  {
    id: 'receipt',
    title:
      'A request that was sent is answered once by its number, and its receipt leads to the page that finds it genuine.',
    page: 'page-problem',
    steps: [
      { press: 'h', until: { eng: '^What you noticed heading', es: '^Lo que notó heading' } },
      { press: 'Tab', until: whatIsWrong },
      { type: { eng: 'The map does not move.', es: 'El mapa no se mueve.' } },
      ...sent,
      { press: 'Tab', until: checkIt },
      { press: 'Return' },
      { hear: 'Finished loading' },
      { press: 'm', until: answerRegion },
      { press: 'Down', times: 2 },
    ],
    order: [whatIsWrong, check.box, check.passed, submit, received, checkIt, genuine],
    once: [check.passed, received, genuine],
    never: ['^invalid'],
  },
  {
    id: 'alerts-sent',
    title: 'An address that was given for alerts is answered once, by what is to be done in the inbox.',
    page: 'email-alerts',
    steps: [
      { press: 'h', until: signUp },
      { press: 'Tab', until: { eng: '^News releases check box', es: '^Comunicados de prensa check box' } },
      { press: 'space' },
      { press: 'Tab', until: emailField },
      { type: someone },
      { press: 'Return' },
      { hear: 'Finished loading' },
    ],
    order: [signUp, emailField, inbox],
    once: [inbox],
  },
  ...manageTasks,
];
