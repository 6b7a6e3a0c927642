import news from './drawings/news.svg';
import { SceneArt } from './SceneArt.tsx';

/** A newspaper, and a telephone with the same news. Decoration. */
export function NewsArt() {
  return <SceneArt sheet={news} viewBox="0 0 492 300" />;
}
