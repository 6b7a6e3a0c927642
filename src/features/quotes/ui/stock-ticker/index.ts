export { StockTicker, type StockTickerProps } from './StockTicker.tsx';
