import homeTest from './drawings/home-test.svg';
import { SceneArt } from './SceneArt.tsx';

/** A magnet, a file and a pipe with a bright scratch: a test at home. Decoration. */
export function HomeTestArt() {
  return <SceneArt sheet={homeTest} viewBox="0 0 400 290" />;
}
