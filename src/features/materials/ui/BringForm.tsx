import { useLingui } from '@lingui/react/macro';
import { Button } from '#design-system/button/index.ts';
import { FieldPair, SelectField } from '#design-system/field/index.ts';
import { Stack } from '#design-system/layout/index.ts';
import { pathTo } from '#site/paths.ts';
import { type BringChoice, bringParameters } from '../model/bring-rules.ts';

interface BringFormProps {
  choice: BringChoice;
  places: readonly { id: string; name: string }[];
  goods: readonly { id: string; name: string }[];
}

/**
 * Where and what somebody sells. Renders a plain GET form: the list is a page of its own address, to print, to keep
 * and to send on. The fragment takes the focus to the heading of the list, which says the place: whoever listens hears it at once.
 */
export function BringForm({ choice, places, goods }: BringFormProps) {
  const { t } = useLingui();
  const optionsOf = (first: string, items: BringFormProps['places']) => [
    { value: '', label: first },
    ...items.map(({ id, name }) => ({ value: id, label: name })),
  ];
  return (
    <form data-print="hide" method="get" action={pathTo('what-to-bring', { hash: 'list' })}>
      <Stack gap="fields">
        <FieldPair>
          <SelectField
            key={`place ${choice.place}`}
            id="bring-place"
            name={bringParameters.place}
            label={t({ message: 'Where do you sell?', comment: 'Label of a list of states and provinces' })}
            defaultValue={choice.place}
            options={optionsOf(
              t({ message: 'Another state or province', comment: 'First choice of the list of places' }),
              places,
            )}
          />
          <SelectField
            key={`goods ${choice.goods}`}
            id="bring-goods"
            name={bringParameters.goods}
            label={t({ message: 'What do you sell?', comment: 'Label of a list of kinds of scrap' })}
            defaultValue={choice.goods}
            options={optionsOf(
              t({ message: 'A bit of everything', comment: 'First choice of the list of kinds of scrap' }),
              goods,
            )}
          />
        </FieldPair>
        <div>
          <Button type="submit" icon="arrow">
            {t({ message: 'Make my list', comment: 'Button that shows what to bring' })}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
