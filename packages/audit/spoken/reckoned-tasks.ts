import type { SpokenTask } from './spoken-task.ts';

const shares = { eng: '^Number of shares entry', es: '^Número de acciones entry' };
const calculate = { eng: '^Calculate .*button', es: '^Calcular .*button' };
const became = { eng: '\\$[\\d,.]+ became \\$[\\d,.]+', es: '\\$[\\d,.]+ se convirtieron en \\$[\\d,.]+' };
const checkEntries = { eng: '^Please check what you entered', es: '^Revise lo que escribió' };
const noNumber = { eng: 'enter a number of shares', es: 'Escriba un número de acciones' };
const whichYard = { eng: '^Which yard.*combo box', es: '^¿Qué centro.*combo box' };
const metal = { eng: '^Metal 1 .*combo box', es: '^Metal n.º 1 .*combo box' };
const gross = { eng: '^Gross weight .*entry', es: '^Peso bruto .*entry' };
const workOut = { eng: '^Work out the load .*button', es: '^Calcular la carga .*button' };
const doesNotAddUp = { eng: '^Something in the list does not add up', es: '^Hay algo que corregir' };
const oneLine = {
  eng: '^Fill in at least one line.*link',
  es: '^Llene al menos una línea.*link',
};
/** The same as what is said of the list itself: of a list, unlike an entry, Orca does not say that it is invalid. */
const oneLineHere = {
  eng: '^Fill in at least one line: .*weighs\\.$',
  es: '^Llene al menos una línea: .*peso\\.$',
};
const chooseYard = { eng: '^Choose a yard\\. .*link', es: '^Elija un centro\\. .*link' };
const sum = {
  eng: '^About (US)?\\$[\\d,.]+ at Tacoma',
  es: '^Unos (US)?\\$[\\d,.]+ en Tacoma',
};
const receipt = { eng: '^Receipt .*entry', es: '^Comprobante .*entry' };
const isPart = { eng: '^This is not a complete receipt', es: '^Este comprobante no está completo' };

/** Questions that the server reckons, and how their answers are met. */
export const reckonedTasks: readonly SpokenTask[] = [
  {
    id: 'return',
    title: 'What shares would have brought is said once, as the heading that the answer begins with.',
    page: 'return-calculator',
    steps: [
      { press: 'h' },
      { press: 'Tab', until: shares },
      { type: '250' },
      { press: 'Tab', until: calculate },
      { press: 'Return' },
      { hear: became },
      { press: 'Down' },
    ],
    order: [shares, calculate, became],
    once: [became],
  },
  {
    id: 'return-wrong',
    title: 'Shares that are no number are answered by a summary that leads to their field.',
    page: 'return-calculator',
    steps: [
      { press: 'h' },
      { press: 'Tab', until: shares },
      { type: 'x' },
      { press: 'Return' },
      { hear: checkEntries },
      { press: 'Tab' },
      { press: 'Return' },
    ],
    order: [shares, checkEntries, noNumber, shares, '^invalid entry'],
  },
  {
    id: 'load',
    title: 'A load is written down by keyboard alone, and its answer says at once what it brings.',
    page: 'load-estimate',
    steps: [
      { press: 'h' },
      { press: 'Tab', until: whichYard },
      { type: 'Tacoma' },
      { press: 'Tab', until: metal },
      { press: 'Down' },
      { press: 'Tab', until: gross },
      { type: '500' },
      { press: 'Tab', until: workOut },
      { press: 'Return' },
      { hear: sum },
      { press: 't' },
    ],
    order: [
      whichYard,
      metal,
      gross,
      workOut,
      sum,
      { eng: '^Your load in U.S. dollars', es: '^Su carga en dólares estadounidenses' },
    ],
    once: [sum],
  },
  {
    id: 'load-empty',
    title: 'An empty list is answered by a summary that asks for a yard and for one line.',
    page: 'load-estimate',
    steps: [
      { press: 'h' },
      { press: 'Tab', until: workOut },
      { press: 'Return' },
      { hear: doesNotAddUp },
      { press: 'Tab', times: 2 },
      { press: 'Return' },
    ],
    order: [workOut, doesNotAddUp, chooseYard, oneLine, metal, oneLineHere],
    once: [doesNotAddUp],
  },
  {
    id: 'receipt-part',
    title: 'A receipt that was copied in part is answered so.',
    page: 'check-receipt',
    steps: [
      { press: 'h' },
      { press: 'Tab', until: receipt },
      { type: 'AB12-CD34' },
      { press: 'Return' },
      { hear: isPart },
    ],
    order: [receipt, isPart],
    once: [isPart],
  },
];
