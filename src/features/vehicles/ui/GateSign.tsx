import { NumberedList } from '#design-system/list/index.ts';
import { media, space } from '#design-system/theme/roles.ts';

interface GateSignProps {
  items: readonly { id: string; text: string }[];
}

/** Rules as they stand on the sign at a gate: few words, large. Renders an `ol`. */
export function GateSign({ items }: GateSignProps) {
  return (
    <NumberedList
      component="ol"
      role="list"
      scale="sign"
      sx={{
        display: 'grid',
        columnGap: space.column,
        [media.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
        [media.large]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
      }}
    >
      {items.map(({ id, text }) => (
        <li key={id}>{text}</li>
      ))}
    </NumberedList>
  );
}
