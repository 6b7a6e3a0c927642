import { Text } from '#design-system/layout/index.ts';
import { NumberedList } from '#design-system/list/index.ts';
import { media, space } from '#design-system/theme/roles.ts';

interface DrainOrderProps {
  items: readonly { id: string; name: string; text: string }[];
}

/** What leaves a car first, second and so on, down one column and then the next. Renders an `ol`. */
export function DrainOrder({ items }: DrainOrderProps) {
  return (
    <NumberedList
      component="ol"
      role="list"
      sx={{ columnGap: space.column, [media.medium]: { columnCount: 2 } }}
    >
      {items.map(({ id, name, text }) => (
        <li key={id}>
          <strong>{name}</strong>{' '}
          <Text component="span" muted>
            {text}
          </Text>
        </li>
      ))}
    </NumberedList>
  );
}
