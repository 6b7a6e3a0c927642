import { styled } from '@mui/material/styles';
import { size, space, visuallyHidden } from '../theme/roles.ts';
import { type PlacedNote, roomOfNotes } from './chart-notes.ts';

interface NotesProps {
  notes: readonly PlacedNote[];
}

/**
 * The words of notes, above a drawing of lines and before it in the document. Renders a `div`, and nothing without a note. Where
 * they have no room they are gone, and `NoteList` shows them under the drawing.
 */
export function NoteWords({ notes }: NotesProps) {
  return (
    notes.length > 0 && (
      <Words notes={notes} data-part="notes">
        {notes.map(({ x, text }) => (
          <span key={x}>{text}</span>
        ))}
      </Words>
    )
  );
}

/** A ring at each noted value and a line to its words from above the value's figure. Renders a `g` for each, within the drawing. */
export function NoteMarks({ notes }: NotesProps) {
  return notes.map(({ x, y }) => (
    <g key={x}>
      <line x1={`${x}%`} x2={`${x}%`} y2={`${y}%`} transform="translate(0 -26)" data-part="note" />
      <circle cx={`${x}%`} cy={`${y}%`} r="9" data-part="note" />
    </g>
  ));
}

/** The notes under the drawing: heard everywhere, and seen where a chart is narrower than its `room`, in letters' heights. */
export const NoteList = styled('ul')<{ room: number }>(({ room }) => ({
  marginBlockStart: space.s3,
  fontSize: size.small,
  [`@container not (max-width: ${room}em)`]: visuallyHidden,
}));

const Words = styled('div')<NotesProps>(({ notes }) => ({
  gridColumn: 2,
  display: 'grid',
  alignItems: 'end',
  // A number above the highest value stands here.
  paddingBlockEnd: '1.25em',
  '& > span': { gridArea: '1 / 1', paddingInline: '0.4em' },
  // Not the ink of a role: forced colors know this one.
  '& ~ svg [data-part=note]': { fill: 'none', stroke: 'currentColor' },
  ...Object.fromEntries(
    notes.map(({ x, from, to }, index) => [
      `& > :nth-of-type(${index + 1})`,
      { marginInline: `${from}% ${100 - to}%`, textAlign: x < 50 ? 'start' : 'end' },
    ]),
  ),
  [`@container (max-width: ${roomOfNotes(notes)}em)`]: {
    '&&, & ~ svg line[data-part=note]': { display: 'none' },
  },
}));
