import type { Example } from '../example.ts';
import { BarChart } from './BarChart.tsx';
import { FlowChart } from './FlowChart.tsx';
import { LineChart } from './LineChart.tsx';
import { SlopeChart } from './SlopeChart.tsx';
import { Sparkline } from './Sparkline.tsx';
import { StepChart } from './StepChart.tsx';
import { sparkPath } from './spark-path.ts';
import { TrendChart } from './TrendChart.tsx';

const format = (value: number) => new Intl.NumberFormat('en').format(value);
const years = ['2021', '2022', '2023', '2024', '2025'].map((label) => ({ id: label, label }));
const table = { tableLabel: 'Show the figures as a table', categoryLabel: 'Fiscal year' };

/** Every kind of chart. */
export const examples: Example[] = [
  {
    name: 'a course at a glance, and one that stands still',
    element: (
      <p>
        <Sparkline path={sparkPath([3.1, 3.2, 3.0, 3.4, 3.6, 3.5])} /> up 13%{' '}
        <Sparkline path={sparkPath([2, 2, 2])} /> unchanged
      </p>
    ),
  },
  {
    name: 'bars, one series with a target',
    element: (
      <BarChart
        title="Injuries per 100 workers"
        description="The rate has fallen by a third since 2021 and stands a little above the target."
        unit="Injuries per 200,000 hours worked"
        categories={years}
        series={[{ id: 'rate', label: 'Rate', values: [2.7, 2.4, 2.5, 2.1, 1.8] }]}
        format={format}
        target={{ value: 1.5, label: 'Target' }}
        notes={[{ at: 2, text: 'Two new shredders' }]}
        tableCaption="Injuries per 100 workers by fiscal year"
        {...table}
      />
    ),
  },
  {
    name: 'bars, four series',
    element: (
      <BarChart
        title="Metal sold"
        description="Most of the metal is steel; copper is the smallest part."
        unit="Thousand tons"
        categories={years.slice(3)}
        series={[
          { id: 'steel', label: 'Steel', values: [3210, 3405] },
          { id: 'aluminum', label: 'Aluminum', values: [640, 702] },
          { id: 'copper', label: 'Copper', values: [120, 98] },
          { id: 'rest', label: 'Other metals', values: [310, 0] },
        ]}
        format={format}
        tableCaption="Metal sold by fiscal year"
        {...table}
      />
    ),
  },
  {
    name: 'bars, longest Spanish words',
    element: (
      <div lang="es">
        <BarChart
          title="Aprovechamiento electromecánico por instalación"
          description="La instalación de San Bernardino aprovecha más toneladas que todas las demás."
          unit="Toneladas métricas anuales"
          categories={[
            { id: 'a', label: 'Descontaminación y desmantelamiento de vehículos' },
            { id: 'b', label: 'Electromecánica' },
          ]}
          series={[{ id: 'all', label: 'Aprovechamiento', values: [1_250_000, -40_000] }]}
          format={format}
          tableLabel="Mostrar las cifras en una tabla"
          tableCaption="Aprovechamiento electromecánico"
          categoryLabel="Procedimiento"
        />
      </div>
    ),
  },
  {
    name: 'a line with a target',
    element: (
      <LineChart
        title="Electricity from the sun"
        description="The share has grown each year; it was half in 2022 and is nearly all today."
        unit="Percent of the electricity used"
        categories={years}
        series={[{ id: 'share', label: 'Share', values: [38, 52, 71, 90, 98] }]}
        format={(value) => `${value}%`}
        target={{ value: 100, label: 'Target' }}
        notes={[
          { at: 1, text: 'First roof' },
          { at: 4, text: 'Every yard has its own panels' },
        ]}
        tableCaption="Electricity from the sun by fiscal year"
        {...table}
      />
    ),
  },
  {
    name: 'three lines far from zero',
    element: (
      <LineChart
        title="Metal recovered"
        description="All three plants recover more of each ton than four years ago."
        unit="Percent of the weight"
        categories={years}
        series={[
          { id: 'north', label: 'North', values: [91.2, 92, 92.4, 93.8, 94.5] },
          { id: 'south', label: 'South', values: [88.1, 88.9, 90.6, 91, 92.2] },
          { id: 'east', label: 'East', values: [89.9, 90.2, 90.1, 92.7, 93] },
        ]}
        format={(value) => `${format(value)}%`}
        readLabel="Read a value"
        tableCaption="Metal recovered by plant"
        {...table}
      />
    ),
  },
  {
    name: 'a line through many values',
    element: (
      <TrendChart
        title="Price of a share"
        description="The price rose from 30 to 34 dollars, with a dip in spring."
        unit="US dollars"
        values={[30, 31, 30.5, 29, 29.4, 31, 32.2, 32, 33.5, 34]}
        marks={['January 2025', 'June 2025', 'December 2025']}
        notes={[
          { at: 3, text: 'Lowest: $29.00, Apr 2, 2025' },
          { at: 9, text: 'Highest: $34.00, Dec 31, 2025' },
        ]}
        events={[
          { id: 'results', label: 'Results', places: [1, 4, 7] },
          { id: 'dividend', label: 'Dividend', places: [2, 5, 8] },
        ]}
        categories={years.slice(3)}
        series={[{ id: 'close', label: 'At the end of the year', values: [30, 34] }]}
        format={(value) => `$${value.toFixed(2)}`}
        tableCaption="Price of a share by year"
        {...table}
      />
    ),
  },
  {
    name: 'steps with something that came once',
    element: (
      <StepChart
        title="One raise in four years, and 25 cents once"
        description="The dividend rose from 18 to 19 cents. Once, 25 cents were paid on top."
        unit="US dollars"
        steps={[
          { at: 0, value: 0.18 },
          { at: 60, value: 0.19, label: 'since September 2024' },
        ]}
        extras={[{ at: 30, value: 0.25, label: 'once, June 2023' }]}
        ends={['January 2022', 'December 2025']}
        categories={years.slice(3)}
        series={[{ id: 'paid', label: 'Paid', values: [0.73, 0.76] }]}
        format={(value) => `$${value.toFixed(2)}`}
        tableCaption="Dividends by year"
        {...table}
      />
    ),
  },
  {
    name: 'a flow with a part that is lost',
    element: (
      <FlowChart
        title="Nine tons in ten leave as metal"
        description="Of 1,000 tons, 900 left as metal and 100 were buried."
        unit="Tons"
        sources={[
          { id: 'people', label: 'People', value: 600 },
          { id: 'industry', label: 'Industry', value: 400 },
        ]}
        sinks={[
          { id: 'steel', label: 'Steel', value: 800, isLost: false },
          { id: 'copper', label: 'Copper', value: 100, isLost: false },
          { id: 'buried', label: 'Buried', value: 100, isLost: true },
        ]}
        inLabel="Came in"
        outLabel="Left"
        format={format}
        tableCaption="Metal of a year"
        {...table}
      />
    ),
  },
  {
    name: 'slopes beside a steady pace',
    element: (
      <SlopeChart
        title="One goal runs ahead, one lags"
        description="Less water is on course; less waste is behind."
        slopes={[
          { id: 'water', label: 'Less water', way: 55, time: 40, state: 'On course' },
          { id: 'waste', label: 'Less waste', way: 34, time: 40, state: 'Behind' },
        ]}
        pace="Steady pace"
        ends={['Start', 'Deadline']}
        wayLabel="Part of the way done"
        timeLabel="Part of the time gone"
        format={(value) => `${value}%`}
        tableCaption="Goals"
        {...table}
      />
    ),
  },
];
