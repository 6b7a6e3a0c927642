import type { PageId } from '#site/manifest.ts';
import { emailField, firstName, submit, tellMe } from './form-words.ts';
import type { Heard, SpokenTask, Step } from './spoken-task.ts';

/** A form as somebody finds it: by the heading above it, and then field by field with Tab. */
interface SpokenForm {
  /** What the ids of its tasks begin with. */
  id: string;
  page: PageId;
  /** What the address ends with. */
  at?: string;
  heading: Heard;
  /** A required field, as it is spoken. */
  field: Heard;
  submit: Heard;
  /** What its summary leads to first. Default: an entry that is required. */
  first?: Heard;
}

const name = { eng: '^Name .*entry.*required', es: '^Nombre .*entry.*required' };
/** The form that asks to be called stands below an offer alone. */
export const carOffer = '?zip=77002&year=2004&make=Harrow&model=Avocet&engine=no&vin=';
/** The heading of the summary of faults. */
export const problem = { eng: 'There is a problem', es: 'Hay un problema' };

/** Every form of the site; two of them ask by their own button, and without a summary of what is still needed. */
const forms: readonly SpokenForm[] = [
  {
    ...{ id: 'privacy', page: 'data-privacy', field: name, submit },
    heading: { eng: '^Your request heading', es: '^Su solicitud heading' },
  },
  {
    ...{ id: 'third-party', page: 'threepr-form', field: firstName, submit },
    heading: { eng: '^Your goods and you heading', es: '^Su empresa y su material heading' },
  },
  {
    ...{ id: 'office-hours', page: 'ceo-office-hours', submit },
    heading: { eng: '^Ask for a place heading', es: '^Pida un lugar heading' },
    field: { eng: '^Employee Number .*entry.*required', es: '^Número de empleado .*entry.*required' },
  },
  {
    ...{ id: 'container', page: 'container-service', submit },
    heading: { eng: '^Your request heading', es: '^Su solicitud heading' },
    field: { eng: '^What goes in it .*entry.*required', es: '^Qué va adentro .*entry.*required' },
  },
  {
    ...{ id: 'application', page: 'job', field: name, submit },
    heading: { eng: '^Apply here heading', es: '^Postúlese aquí heading' },
  },
  {
    ...{ id: 'concern', page: 'report-misconduct', submit },
    heading: { eng: '^Your report heading', es: '^Su denuncia heading' },
    field: { eng: '^What happened .*entry.*required', es: '^Qué pasó .*entry.*required' },
  },
  {
    ...{ id: 'page-problem', page: 'page-problem', submit },
    heading: { eng: '^What you noticed heading', es: '^Lo que notó heading' },
    field: { eng: '^What is wrong .*entry.*required', es: '^Qué falla .*entry.*required' },
  },
  {
    ...{ id: 'car-offer', page: 'car-offer' },
    heading: { eng: '^Your car heading', es: '^Su auto heading' },
    field: {
      eng: '^ZIP or postal code of the car .*entry.*required',
      es: '^Código postal del auto .*entry.*required',
    },
    submit: { eng: '^Get my offer .*button', es: '^Calcular mi oferta .*button' },
  },
  {
    ...{ id: 'call-back', page: 'car-offer', field: firstName, submit },
    at: carOffer,
    heading: { eng: '^Have us call you heading', es: '^Pida que le llamemos heading' },
  },
  {
    ...{ id: 'price-watch', page: 'scrap-prices' },
    heading: {
      eng: '^Tell me when the price moves heading',
      es: '^Avísenme cuando cambie el precio heading',
    },
    field: { eng: '^Price .*entry.*required', es: '^Precio .*entry.*required' },
    submit: tellMe,
  },
  {
    ...{ id: 'job-watch', page: 'careers-openings', field: emailField, submit: tellMe },
    heading: { eng: '^Tell me when a job opens heading', es: '^Avísenme cuando haya una vacante heading' },
  },
  {
    ...{ id: 'arrival-watch', page: 'vehicle-inventory', field: emailField, submit: tellMe },
    // Nobody can wait for a car before a make was chosen.
    at: '?make=harrow&model=KR-V&from=2005&yard=houston',
    heading: { eng: '^Tell me when one arrives heading', es: '^Avísenme cuando llegue uno heading' },
  },
  {
    ...{ id: 'alerts', page: 'email-alerts' },
    heading: { eng: '^Sign up heading', es: '^Suscríbase heading' },
    field: emailField,
    submit: { eng: '^Send me the link .*button', es: '^Enviarme el enlace .*button' },
    first: 'check box',
  },
];

/** From the top of a page to one of its fields. */
function toField({ heading, field }: Pick<SpokenForm, 'heading' | 'field'>): Step[] {
  return [
    { press: 'h', until: heading },
    { press: 'Tab', until: field },
  ];
}

/** A form that nobody has touched yet. */
function untouched(form: SpokenForm): SpokenTask {
  const { id, page, at, heading, field } = form;
  return {
    id: `${id}-untouched`,
    title: 'A field that nobody has touched says that it is required, and not that it is wrong.',
    page,
    ...(at === undefined ? {} : { at }),
    steps: toField(form),
    order: [heading, field],
    never: ['invalid', problem],
  };
}

/** A form that is sent before it is filled in. */
function empty(form: SpokenForm): SpokenTask {
  const { id, page, at, heading, submit: button, first = 'entry.*required' } = form;
  return {
    id: `${id}-empty`,
    title: 'An empty form is answered once, by a summary that leads to its first field.',
    page,
    ...(at === undefined ? {} : { at }),
    steps: [
      { press: 'h', until: heading },
      // By Tab: a button that says it is disabled is passed by the key for buttons, yet it answers.
      { press: 'Tab', until: button },
      { press: 'Return' },
      { hear: problem },
      { press: 'Tab' },
      { press: 'Return' },
    ],
    order: [button, problem, 'link', first, '^invalid entry'],
    once: [problem],
  };
}

/** Each form as it is found, and as it answers when nothing was filled in. */
export const formTasks: readonly SpokenTask[] = forms.flatMap((form) => [untouched(form), empty(form)]);
