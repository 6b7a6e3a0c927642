import notice from './drawings/notice.svg';
import { SceneArt } from './SceneArt.tsx';

/** A notice on a board, sealed and signed. Decoration. */
export function NoticeArt() {
  return <SceneArt sheet={notice} viewBox="0 0 360 345" />;
}
