import { Plural, useLingui } from '@lingui/react/macro';
import { ScriptOnly } from '#design-system/layout/index.ts';
import { RowList } from '#design-system/list/index.ts';
import { Panel } from '#design-system/panel/index.ts';
import { StatusRegion } from '#design-system/status/index.ts';
import { focusField } from './focus-field.ts';

/** From so few fields on, each that is done is news. */
const announced = 2;

/** Props of `StillNeeded`. */
export interface StillNeededProps {
  /** The count is `${id}-count`, and describes the button: of the list, the labels would be read there without a stop. */
  id: string;
  /** Every field that is empty or wrong as the form stands, whether it says so beside itself yet or not. */
  fields: readonly { name: string; label: string; target: string }[];
}

/**
 * Says what keeps the form from being submitted: a count in a status region and a list of links to the fields. Only the
 * count is announced, and only the last of it: who fills in nine fields is not told nine times how many are left. A link is
 * not `Anchor`: where it leads is answered here, and the router has no part in it.
 */
export function StillNeeded({ id, fields }: StillNeededProps) {
  const { t } = useLingui();
  const count = fields.length;
  return (
    // It could not change without script, and a list of what was missing once helps nobody.
    <ScriptOnly id={id}>
      <Panel variant="marked">
        <StatusRegion id={`${id}-count`} isQuiet={count > announced}>
          {count === 0 ? (
            t`Everything is filled in. You can submit your request.`
          ) : (
            <Plural
              comment="Above a list of links to fields that are empty or wrong"
              value={count}
              one="# field still needs your attention:"
              other="# fields still need your attention:"
            />
          )}
        </StatusRegion>
        {count > 0 && (
          <RowList>
            {fields.map(({ name, label, target }) => (
              <li key={name}>
                <a
                  href={`#${target}`}
                  onClick={(event) => {
                    event.preventDefault();
                    focusField(target);
                  }}
                >
                  {label}
                </a>
              </li>
            ))}
          </RowList>
        )}
      </Panel>
    </ScriptOnly>
  );
}
