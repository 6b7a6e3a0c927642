/** States of the pages for investors, for the audit. */

export const states = [
  {
    id: 'prices-as-table',
    title: { eng: 'Prices of the chart shown as a table', es: 'Precios del gráfico en una tabla' },
    pages: ['stock-information'],
    steps: [{ click: '#main figure details > summary' }, { see: '#main figure details[open] table' }],
  },
  {
    id: 'price-on-day',
    title: { eng: 'Price on one day looked up', es: 'Precio de un día consultado' },
    pages: ['stock-information'],
    steps: [{ fill: '#price-date', with: '2026-03-04' }, { press: 'Enter' }, { see: '#day' }],
  },
  {
    id: 'return-wrong',
    title: { eng: 'Return asked with a wrong number', es: 'Rendimiento pedido con un número equivocado' },
    pages: ['return-calculator'],
    steps: [
      { fill: '#return-shares', with: 'many' },
      { press: 'Enter' },
      { see: '#return-shares[aria-invalid="true"]' },
    ],
  },
];
