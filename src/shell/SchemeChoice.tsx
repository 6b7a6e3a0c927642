import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { media, role, space } from '#design-system/theme/roles.ts';
import { chooseScheme, currentScheme, type Scheme, schemeName, schemes } from './color-scheme.ts';

const labels: Record<Scheme, MessageDescriptor> = {
  system: msg({ message: 'System', context: 'color scheme', comment: 'Light or dark as the device has it' }),
  light: msg({ message: 'Light', context: 'color scheme', comment: 'Light colors' }),
  dark: msg({ message: 'Dark', context: 'color scheme', comment: 'Dark colors' }),
};

/**
 * Light, dark, or as the device has it. Renders a `fieldset` of radio buttons, which the page script serves; nothing without
 * JavaScript.
 */
export function SchemeChoice() {
  const { i18n } = useLingui();
  const [scheme, setScheme] = useState<Scheme>('system');
  // The server cannot know the choice; the starter has put it on the document.
  useEffect(() => setScheme(currentScheme()), []);
  const choose = (chosen: Scheme) => {
    setScheme(chosen);
    chooseScheme(chosen);
  };
  return (
    <Choice data-print="hide" data-native="">
      <legend>
        <Trans comment="Heading over the choice of light or dark colors">Color scheme</Trans>
      </legend>
      <div>
        {schemes.map((each) => (
          <label key={each}>
            <input
              type="radio"
              name={schemeName}
              value={each}
              checked={scheme === each}
              onChange={() => choose(each)}
            />
            <span>{i18n._(labels[each])}</span>
          </label>
        ))}
      </div>
    </Choice>
  );
}

const Choice = styled('fieldset')({
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '& > legend': { padding: 0, fontWeight: 650 },
  '& > div': { display: 'flex', flexWrap: 'wrap', columnGap: space.s5 },
  '& label': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '0.6em',
    minHeight: '2.75rem',
    cursor: 'pointer',
  },
  '& input': {
    flex: 'none',
    width: '1.375rem',
    height: '1.375rem',
    margin: 0,
    border: `2px solid ${role.border}`,
    borderRadius: '50%',
    appearance: 'none',
    cursor: 'pointer',
    '&:checked': { borderWidth: '0.4375rem', borderColor: role.mark },
  },
  [media.forcedColors]: { '& input': { appearance: 'auto' } },
  [media.noScript]: { display: 'none' },
});
