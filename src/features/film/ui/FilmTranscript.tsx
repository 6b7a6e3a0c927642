import { Trans, useLingui } from '@lingui/react/macro';
import { styled } from '@mui/material/styles';
import { Fold } from '#design-system/fold/index.ts';
import { role, size, space } from '#design-system/theme/roles.ts';
import { filmScript } from './film-script.ts';

/** The whole film in words, folded away. Renders a `Fold`, which opens before and without any script. */
export function FilmTranscript() {
  const { i18n, t } = useLingui();
  const onScreen = t({
    message: 'On screen:',
    comment: 'In the film’s transcript, before each sentence that describes the picture',
  });
  return (
    <Transcript>
      <Fold
        summary={
          <Trans comment="Opens the film's transcript: its captions and what its picture shows">
            The film in words
          </Trans>
        }
      >
        <div>
          {filmScript.map(({ kind, words }) => (
            <p key={words.id} data-kind={kind}>
              {kind === 'picture' && <strong>{onScreen} </strong>}
              {i18n._(words)}
            </p>
          ))}
        </div>
      </Fold>
    </Transcript>
  );
}

const Transcript = styled('div')({
  borderBlockStart: `1px solid ${role.line}`,
  '& summary': { fontSize: size.h4 },
  '& details > div': { columns: '22rem 3', columnGap: space.block, paddingBlockStart: space.s4 },
  '& p': { marginBlockEnd: space.s4, breakInside: 'avoid' },
  '& p[data-kind=picture]': {
    paddingInlineStart: space.s4,
    borderInlineStart: `3px solid ${role.mark}`,
    color: role.textMuted,
  },
});
