import './add-words.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#design-system/button/index.ts';
import { CheckboxField } from '#design-system/field/index.ts';
import { Column, Grid, Stack, Text } from '#design-system/layout/index.ts';
import { Link } from '#design-system/link/index.ts';
import { role, size, space } from '#design-system/theme/roles.ts';
import { pathTo } from '#site/paths.ts';
import { saveConsent } from '../consent-engine.ts';
import { optsOut, storedConsent } from '../stored-consent.ts';
import { useOptOut } from '../use-opt-out.ts';

interface ConsentRegionProps {
  /** Called when the visitor is done; take the region away and give the focus back. */
  onClose: () => void;
}

/**
 * The visitor's privacy choices, within the page. Renders a named region.
 *
 * - Opening it moves the focus to its heading.
 * - Accepting and rejecting weigh the same.
 * - After saving, a confirmation takes the focus.
 * - Escape closes it, like its button.
 */
export function ConsentRegion({ onClose }: ConsentRegionProps) {
  const [saved, setSaved] = useState<boolean>();
  const heading = useRef<HTMLHeadingElement>(null);
  const confirmation = useRef<HTMLParagraphElement>(null);
  const optOut = useOptOut();

  useEffect(() => heading.current?.focus(), []);
  useEffect(() => {
    if (saved !== undefined) confirmation.current?.focus();
  }, [saved]);

  const save = async (analytics: boolean) => {
    await saveConsent(analytics, optsOut());
    setSaved(analytics);
  };

  return (
    <Region
      aria-labelledby="privacy-choices-title"
      data-surface="raised"
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <Grid>
        <Column span={4}>
          <h2 id="privacy-choices-title" ref={heading} tabIndex={-1}>
            <Trans comment="Heading of the choices about cookies and counting">Your privacy choices</Trans>
          </h2>
        </Column>
        <Column span={8}>
          <Stack gap="block">
            {saved === undefined ? (
              <>
                <Explanation />
                {optOut ? <SignalNote /> : <Choice onSave={save} />}
              </>
            ) : (
              // The focus is on the words and not on the region: Orca reads a focused status by its role alone.
              <div role="status">
                <p ref={confirmation} tabIndex={-1}>
                  {saved ? (
                    <Trans>Your choice is saved. Analytics is on.</Trans>
                  ) : (
                    <Trans>Your choice is saved. Analytics is off.</Trans>
                  )}
                </p>
              </div>
            )}
            <div>
              <Button variant="quiet" icon="close" onClick={onClose}>
                <Trans comment="Button that leaves the privacy choices and goes back to the page">
                  Return to the page
                </Trans>
              </Button>
            </div>
          </Stack>
        </Column>
      </Grid>
    </Region>
  );
}

function Explanation() {
  return (
    <Stack>
      <Text>
        <Trans>
          We would like to count which pages are read. The count is made on our own server, without a personal
          identifier and without any other company. Nothing is counted until you allow it.
        </Trans>
      </Text>
      <Text>
        <Trans>
          To see, correct or delete what we hold about you, send a{' '}
          <Link to={pathTo('data-privacy')}>data privacy request</Link>.
        </Trans>
      </Text>
    </Stack>
  );
}

/** The opt-out signal has settled the matter: there is nothing left to choose. */
function SignalNote() {
  return (
    <Text>
      <Trans>
        Your browser sends an opt-out signal (Global Privacy Control). We honor it: analytics is off, and you
        do not need to do anything.
      </Trans>
    </Text>
  );
}

interface ChoiceProps {
  onSave: (analytics: boolean) => void;
}

function Choice({ onSave }: ChoiceProps) {
  const { t } = useLingui();
  const [analytics, setAnalytics] = useState(() => storedConsent().analytics);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSave(analytics);
      }}
    >
      <Stack gap="block">
        <Stack component="fieldset" sx={{ margin: 0, padding: 0, border: 0 }}>
          <Text component="legend" strong sx={{ marginBlockEnd: space.s3, padding: 0 }}>
            <Trans comment="Asks which kinds of storage are allowed">
              What may this site keep in your browser?
            </Trans>
          </Text>
          <CheckboxField
            id="consent-necessary"
            name="necessary"
            label={t({ message: 'Necessary (always on)', comment: 'Kind of storage that cannot be refused' })}
            hint={t`Your language, your color scheme and this choice. Pages about yards, prices and papers, so that you can read them without a signal. Until you close the tab: where you have been and what you dismissed. Locked: what you type into a form, until half an hour after your last keystroke, and what you sent, until our server has it or you remove it. Its receipt, until you close the notice about it. And the small program that sends your form once you are online.`}
            defaultChecked
            disabled
          />
          <CheckboxField
            id="consent-analytics"
            name="analytics"
            label={t({ message: 'Analytics', comment: 'Kind of storage: counting page views' })}
            hint={t`Counts the pages you open, with one cookie that says only that you were here and lasts half an hour.`}
            checked={analytics}
            onChange={(event) => setAnalytics(event.currentTarget.checked)}
          />
        </Stack>
        <Stack row>
          <Button variant="secondary" onClick={() => onSave(true)}>
            <Trans comment="Button: allow every kind of storage">Accept all</Trans>
          </Button>
          <Button variant="secondary" onClick={() => onSave(false)}>
            <Trans comment="Button: refuse every kind of storage that can be refused">Reject all</Trans>
          </Button>
          <Button variant="secondary" type="submit">
            <Trans comment="Button: keep the choice as marked">Save my choice</Trans>
          </Button>
        </Stack>
      </Stack>
    </form>
  );
}

const Region = styled('section')({
  paddingBlock: space.block,
  borderBlockEnd: `4px solid ${role.mark}`,
  '& h2': { fontSize: size.h3, fontWeight: 720, lineHeight: 1.2 },
  '& [role=status] p': { margin: 0 },
  '& h2:focus-visible, & [role=status] p:focus-visible': { outlineColor: 'transparent', boxShadow: 'none' },
});
