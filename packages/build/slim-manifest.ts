/**
 * The browser's copy of the route manifest without what no browser of this site reads, some four fifths of it: which chunks
 * a route imports serves to fetch another page ahead by script, and here another page is another document; a flag
 * that is false is absent just as well.
 * @param script What React Router wrote: `window.__reactRouterManifest={…};`
 * @throws when it is not of that shape: then the framework has changed, and nobody would notice what is cut off.
 */
export function slimManifest(script: string): string {
  const {
    start = '',
    json = '',
    end = '',
  } = /^(?<start>window\.__reactRouterManifest=)(?<json>\{.*\})(?<end>;?\s*)$/s.exec(script)?.groups ?? {};
  if (json === '')
    throw new Error('The route manifest has another shape; see packages/build/slim-manifest.ts.');
  const manifest: { entry: object; routes: Record<string, object> } = JSON.parse(json);
  const routes = Object.fromEntries(
    Object.entries(manifest.routes).map(([id, route]) => [
      id,
      Object.fromEntries(
        Object.entries(route).filter(
          ([name, value]) => name !== 'imports' && value !== false && !(name === 'css' && value.length === 0),
        ),
      ),
    ]),
  );
  return `${start}${JSON.stringify({ ...manifest, entry: { ...manifest.entry, imports: [] }, routes })}${end}`;
}
