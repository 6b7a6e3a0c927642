import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { styled } from '@mui/material/styles';
import { media, space } from '#design-system/theme/roles.ts';
import { type Scheme, schemeName, schemes } from './color-scheme.ts';

const labels: Record<Scheme, MessageDescriptor> = {
  system: msg({ message: 'System', context: 'color scheme', comment: 'Light or dark as the device has it' }),
  light: msg({ message: 'Light', context: 'color scheme', comment: 'Light colors' }),
  dark: msg({ message: 'Dark', context: 'color scheme', comment: 'Dark colors' }),
};

/**
 * Light, dark, or as the device has it. Renders a `fieldset` of radio buttons, which the page script checks and serves, before
 * and after React; nothing without JavaScript. Not MUI's `Radio`s: they stand in the footer of every page, and none would
 * then do without the styles of a form.
 */
export function SchemeChoice() {
  const { i18n } = useLingui();
  return (
    <Choice data-print="hide" data-native="">
      <legend>
        <Trans comment="Heading over the choice of light or dark colors">Color scheme</Trans>
      </legend>
      <div>
        {schemes.map((each) => (
          <label key={each}>
            <input type="radio" name={schemeName} value={each} defaultChecked={each === 'system'} />
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
  // Beside its choices, where there is room: a legend heeds no other kind of layout.
  [media.medium]: { '& > legend': { float: 'left', paddingInlineEnd: space.s4, lineHeight: '2.75rem' } },
  '& > div': { display: 'flex', flexWrap: 'wrap', columnGap: space.s4 },
  '& label': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '0.6em',
    minHeight: '2.75rem',
    cursor: 'pointer',
  },
  '& input': {
    width: '1.5rem',
    height: '1.5rem',
    margin: 0,
    appearance: 'none',
    border: '2px solid',
    borderRadius: '50%',
    '&:checked': { borderWidth: 8 },
  },
  [media.noScript]: { display: 'none' },
});
