/**
 * `npm run stack -w @site/build`: reads the stack that a visitor's browser sent (`POST /api/log`, a console) from the standard input and
 * prints it with the places of our sources. It needs the build that the browser had:
 *
 *     npm run -s stack -w @site/build < stack.txt
 */
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { readStack } from './source-maps.ts';

const builds = fileURLToPath(new URL('../../build', import.meta.url));
process.stdout.write(readStack(await text(process.stdin), builds));
