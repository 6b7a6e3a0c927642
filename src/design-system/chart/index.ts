export { BarChart } from './BarChart.tsx';
export type { ChartProps, Series } from './chart-props.ts';
export { FlowChart } from './FlowChart.tsx';
export { LineChart } from './LineChart.tsx';
export { SlopeChart } from './SlopeChart.tsx';
export { Sparkline } from './Sparkline.tsx';
export { StepChart } from './StepChart.tsx';
export { sparkPath } from './spark-path.ts';
export { TrendChart } from './TrendChart.tsx';
