import { useLingui } from '@lingui/react/macro';
import { Button } from '#design-system/button/index.ts';
import { Stack } from '#design-system/layout/index.ts';
import { StatusRegion } from '#design-system/status/index.ts';
import { space } from '#design-system/theme/roles.ts';
import { postalCodePattern } from '#features/submissions/model/patterns.ts';
import { regionOfPostalCode } from '#features/submissions/model/postal-regions.ts';

/** Props of `StateQuestion`. */
export interface StateQuestionProps {
  /** What the field of the ZIP or postal code holds. */
  zip: string;
  /** The chosen state's code. */
  state: string;
  /** The name of a state, by its code. */
  nameOf: (code: string) => string;
  /** Chooses another state. */
  onChange: (code: string) => void;
}

/**
 * Asks about a ZIP or postal code that lies in another state than the chosen one, as it does for whoever leaves the preselected one.
 * It refuses nothing: people have mail sent across borders. Renders a status region, and a button below it.
 */
export function StateQuestion({ zip, state, nameOf, onChange }: StateQuestionProps) {
  const { t } = useLingui();
  const code = zip.trim().toUpperCase();
  const region = postalCodePattern.test(code) ? regionOfPostalCode(code) : null;
  const home = region === null || region === state ? '' : nameOf(region);
  const chosen = nameOf(state);
  const isAsked = region !== null && home !== '' && chosen !== '';
  return (
    <Stack gap="tight" sx={isAsked ? { alignItems: 'flex-start', marginBlockStart: space.s3 } : undefined}>
      <StatusRegion>
        {isAsked &&
          t({
            message: `${code} is in ${home}, and you chose ${chosen}. If both are right, leave them as they are.`,
            comment: 'code is a ZIP or postal code; home and chosen are names of states or provinces',
          })}
      </StatusRegion>
      {isAsked && (
        <Button variant="secondary" type="button" onClick={() => onChange(region)}>
          {t({ message: `Change to ${home}`, comment: 'home is the name of a state or province' })}
        </Button>
      )}
    </Stack>
  );
}
