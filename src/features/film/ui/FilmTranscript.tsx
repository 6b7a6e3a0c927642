import { Trans, useLingui } from '@lingui/react/macro';
import { styled } from '@mui/material/styles';
import { role, size, space } from '#design-system/theme/roles.ts';
import { filmScript } from './film-script.ts';

/**
 * The whole film in words, folded away. Renders a native `details`, so that it opens before and without any script; not a
 * `Fold`, whose styles do not fit into the one flight of packets in which the home page comes.
 */
export function FilmTranscript() {
  const { i18n, t } = useLingui();
  const onScreen = t({
    message: 'On screen:',
    comment: 'In the film’s transcript, before each sentence that describes the picture',
  });
  return (
    <Fold>
      <summary>
        <Trans comment="Opens the film's transcript: its captions and what its picture shows">
          The film in words
        </Trans>
      </summary>
      <div>
        {filmScript.map(({ kind, words }) => (
          <p key={words.id} data-kind={kind}>
            {/* One text: React would mark where one ends and the next begins, in each of these lines. */}
            {kind === 'picture' && <strong>{`${onScreen} `}</strong>}
            {i18n._(words)}
          </p>
        ))}
      </div>
    </Fold>
  );
}

const Fold = styled('details')({
  borderBlock: `1px solid ${role.border}`,
  '& > summary': {
    padding: `${space.s4} ${space.s2}`,
    fontSize: size.h4,
    fontWeight: 650,
    cursor: 'pointer',
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
    '&::marker': { color: role.mark },
  },
  '& > div': {
    columns: '22rem 3',
    columnGap: space.block,
    paddingBlock: `${space.s4} ${space.s6}`,
  },
  '& p': { marginBlockEnd: space.s4, breakInside: 'avoid' },
  '& p[data-kind=picture]': {
    paddingInlineStart: space.s4,
    borderInlineStart: `3px solid ${role.mark}`,
    color: role.textMuted,
  },
});
