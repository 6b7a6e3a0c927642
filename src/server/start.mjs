/**
 * What `npm run serve` starts. It is plain JavaScript, since a Node that cannot run the server cannot read its TypeScript
 * either, and would end with an error code of its own. It is no shell's business to set NODE_ENV: shells differ.
 */

/** The Node of package.json's development dependencies, with which the server is built and tested. */
const neededMajor = 24;

const { node } = process.versions;
if (Number(node.split('.')[0]) < neededMajor) {
  console.error(
    `The server did not start: it needs Node ${neededMajor} or newer, and this is Node ${node}, which cannot read its ` +
      `TypeScript.\nInstall Node ${neededMajor}, or run \`npm ci\` without --omit=dev: that brings the right Node along.`,
  );
  process.exit(1);
}

// React's development build is several times slower; it is chosen when it is imported, so this comes first.
process.env.NODE_ENV = 'production';
await import('./main.ts');
