import type { ComponentType } from 'react';
import { StepChart } from '#design-system/chart/index.ts';
import { givenOnce, KeptAsServed } from '#design-system/served-once.tsx';
import { fixed2 } from '../model/figures.ts';
import { dividendChartId } from './dividend-chart-id.ts';
import type { DividendChartData } from './dividends.server.ts';

interface DividendChartProps {
  /** In development alone: see `giveOnce`. */
  chart: DividendChartData | null;
}

/** What each quarter paid, as a line of steps, and the years as a table; browsers keep it as it is served. Renders a `div`. */
export const DividendChart: ComponentType<DividendChartProps> =
  import.meta.env.SSR || import.meta.env.DEV ? WrittenChart : () => <KeptAsServed id={dividendChartId} />;

function WrittenChart({ chart: data }: DividendChartProps) {
  const chart = givenOnce(dividendChartId, data);
  return (
    <div id={dividendChartId}>
      <StepChart
        title={chart.title}
        description={chart.summary}
        unit={chart.unit}
        steps={chart.steps}
        extras={chart.extras}
        ends={chart.ends}
        categories={chart.categories}
        series={chart.series}
        format={(value) => `$${fixed2(value)}`}
        tableLabel={chart.label}
        tableCaption={chart.caption}
        categoryLabel={chart.heading}
      />
    </div>
  );
}
