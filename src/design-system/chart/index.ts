export { BarChart } from './BarChart.tsx';
export type { ChartProps, Series } from './chart-props.ts';
export { LineChart } from './LineChart.tsx';
export { TrendChart } from './TrendChart.tsx';
