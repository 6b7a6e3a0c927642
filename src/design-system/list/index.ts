export { NumberedList } from './NumberedList.tsx';
export { PlainList } from './PlainList.tsx';
export { RowList } from './RowList.tsx';
export { RuledList } from './RuledList.tsx';
export { TickList } from './TickList.tsx';
