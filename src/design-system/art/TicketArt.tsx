import ticket from './drawings/ticket.svg';
import { SceneArt } from './SceneArt.tsx';

/** The window of the scale house with the clerk behind it, a printer, a ticket and coins. Decoration. */
export function TicketArt() {
  return <SceneArt sheet={ticket} viewBox="0 0 442 420" />;
}
