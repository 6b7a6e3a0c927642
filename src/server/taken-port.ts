/**
 * What to do about a port that another program holds, in one sentence with its number; undefined for any other fault.
 * @param setting The setting that chooses the port.
 */
export function takenPortHint(error: unknown, setting = 'PORT'): string | undefined {
  const { code, port } = error as NodeJS.ErrnoException & { port?: number };
  if (code !== 'EADDRINUSE') return undefined;
  return `Port ${port} is taken by another program, so the server did not start. Stop that program, or set ${setting} to another number.`;
}
