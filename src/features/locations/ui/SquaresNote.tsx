import { Trans } from '@lingui/react/macro';

/** Ends the words under a map that has square marks as well as round ones. Renders text, a space before it. */
export function SquaresNote() {
  return (
    <>
      {' '}
      <Trans comment="Under a map: what its square marks are, as against round ones">
        Squares are auto parts yards.
      </Trans>
    </>
  );
}
