/**
 * Ends with a sentence where this Node cannot run the server: it is plain JavaScript, since such a Node cannot read our
 * TypeScript either, and would end with an error code of its own. Loaded before every command that is TypeScript.
 */

/** The oldest Node that the server and its commands need: major and minor. Tests run on the one that `.nvmrc` names. */
const needed = [24, 15];

const { node } = process.versions;
const [major, minor] = node.split('.').map(Number);
if (major < needed[0] || (major === needed[0] && minor < needed[1])) {
  console.error(
    `This did not start: it needs Node ${needed.join('.')} or newer, and this is Node ${node}.\n` +
      `Install Node ${needed[0]}, or run \`npm ci\` without --omit=dev: that brings the right Node along.`,
  );
  process.exit(1);
}
