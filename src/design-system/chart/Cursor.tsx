/** Where a reader looks: a line through the drawing and a ring at the value, in percent of the room. Renders a `g`. */
export function Cursor({ x, y }: { x: number; y: number }) {
  return (
    <g data-part="cursor">
      <line x1={`${x}%`} x2={`${x}%`} y1="0" y2="100%" />
      <circle cx={`${x}%`} cy={`${y}%`} r="6" />
    </g>
  );
}
