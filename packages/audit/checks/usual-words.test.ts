import { expect, test } from 'vitest';
import { clearLanguage } from './usual-words.ts';

test.each([
  ['en', 'The yard opens at seven, and you can bring your cans and wire until it closes at four.'],
  [
    'es',
    'Traiga su tarjeta y una lista de los metales que vende; si tiene preguntas, espere hasta el lunes.',
  ],
  ['es', 'En este momento no nos llegan precios, por eso aquí no aparece ninguno.'],
  [
    'de',
    'Der Hof ist von sieben bis vier Uhr offen, und wir zahlen den Preis, der an dem Tag auf der Tafel steht.',
  ],
  ['fr', 'La cour est ouverte de sept heures à midi, et nous payons le prix qui est sur le tableau du jour.'],
  [
    'it',
    'Il cortile è aperto dalle sette alle quattro, e il prezzo del giorno è scritto sulla tavola che si vede.',
  ],
  ['pt', 'O pátio está aberto até às quatro, e o preço do dia é o que está no quadro, como você pode ver.'],
  ['nl', 'De werf is open van zeven tot vier uur, en wij betalen de prijs die op het bord van de dag staat.'],
])('a sentence is in “%s”', (language, text) => {
  expect(clearLanguage(text)).toBe(language);
});

test.each([
  'Portland, Ingot Ferry Road 1200, Portland, Oregon 97201, United States, telephone 503 555 0142',
  'Cerrado los domingos',
  'Aluminum Brass Bronze Copper Lead Nickel Silver Steel Tin Titanium Tungsten Zinc Zirconium',
])('“%s” is in no language for certain', (text) => {
  expect(clearLanguage(text)).toBeUndefined();
});
