import { useLingui } from '@lingui/react/macro';
import { Button } from '#design-system/button/index.ts';
import { optionsIn, SelectField, TextField } from '#design-system/field/index.ts';
import { QueryForm } from '#design-system/query-form/index.ts';
import { pathTo } from '#site/paths.ts';
import { longestPartQuestion, partParameters } from '../model/find-parts.ts';
import type { PartPricesData } from './part-prices.server.ts';

/**
 * Asks for a part by any of its names, or for a group of parts. Renders a GET form. Its answer is another document, whose fragment takes
 * the focus to the heading that counts the parts: whoever listens hears it at once.
 */
export function PartForm({ list: { text, group, choices, isUnknown } }: { list: PartPricesData }) {
  const { t } = useLingui();
  return (
    <QueryForm
      label={t({ message: 'Look for a part', comment: 'Name of the form that searches the price list' })}
      action={pathTo('part-prices', { hash: 'parts' })}
    >
      <TextField
        id="part-text"
        name={partParameters.text}
        label={t({ message: 'Part, in English or Spanish', comment: 'Label of a search box of parts' })}
        defaultValue={text}
        maxLength={longestPartQuestion}
        autoComplete="off"
        enterKeyHint="search"
      />
      <SelectField
        id="part-group"
        name={partParameters.group}
        label={t({
          message: 'Group of parts',
          comment: 'Label of a list: which group of parts, Body, Engine and so on',
        })}
        defaultValue={group}
        error={
          isUnknown
            ? t({
                message: 'The list has no such group. Choose one of these.',
                comment: 'Under a list of groups of parts: the address names one that is not in it',
              })
            : undefined
        }
        options={[
          { value: '', label: t({ message: 'All parts', comment: 'First choice in a list of groups' }) },
          ...optionsIn(choices),
        ]}
      />
      <Button type="submit" icon="search">
        {t({ message: 'Show prices of parts', comment: 'Button that searches the price list' })}
      </Button>
    </QueryForm>
  );
}
