import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Text } from '#design-system/layout/index.ts';
import { role } from '#design-system/theme/roles.ts';
import type { YardState } from './yards.server.ts';

/** From so few minutes on, the time that is left says more than the clock. */
const soon = 60;

/** A copy of a page that is read without a connection does not say what only a clock knows. */
export const untrueLater = { '[data-saved] &': { display: 'none' } } as const;

/** Whether a yard is open now, and until or from when, on its own clock. Renders a `p`; the words say it, not the color. */
export function OpenLine({ state }: { state: YardState }) {
  const { t } = useLingui();
  return (
    <Text
      data-open={state.isOpen ? '' : undefined}
      sx={{
        ...untrueLater,
        '& strong': { marginInlineEnd: '0.25em', ...(state.isOpen && { color: role.success }) },
      }}
    >
      <strong>
        {state.isOpen
          ? t({ message: 'Open now', comment: 'A yard’s gate is open' })
          : t({ message: 'Closed now', comment: 'A yard’s gate is closed' })}
      </strong>{' '}
      {useNextChange(state)}
    </Text>
  );
}

function useNextChange(state: YardState): string {
  const { t } = useLingui();
  if (state.isOpen) {
    const { minutesLeft, closes } = state;
    return minutesLeft <= soon
      ? t({
          message: plural(minutesLeft, { one: 'Closes in # minute', other: 'Closes in # minutes' }),
          comment: 'Behind "Open now"; the number is 1 to 60',
        })
      : t({ message: `Closes at ${closes}`, comment: 'Behind "Open now"; {closes} is a time' });
  }
  if (state.opensAt === null) return '';
  const { opens: time, opensDay: day, holidayName } = state;
  if (holidayName !== undefined)
    return t({
      message: `Today is ${holidayName}. Opens ${day} at ${time}`,
      comment: 'Behind "Closed now"; a holiday, a weekday and a time',
    });
  if (state.daysUntil === 0)
    return t({ message: `Opens today at ${time}`, comment: 'Behind "Closed now"; {time} is a time' });
  if (state.daysUntil === 1)
    return t({ message: `Opens tomorrow at ${time}`, comment: 'Behind "Closed now"; {time} is a time' });
  return t({ message: `Opens ${day} at ${time}`, comment: 'Behind "Closed now"; a weekday and a time' });
}
