/** A thread of its own for a load: what measures must not wait for what it measures with. */
import { parentPort, workerData } from 'node:worker_threads';
import { type Load, sendLoad } from './load.ts';

parentPort?.postMessage(await sendLoad(workerData as Load));
