import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DeployCheck } from './checks.ts';
import type { FindTool } from './tools.ts';

/** What a check came to. */
export type Finding =
  | { kind: 'clean' }
  | { kind: 'faulty'; faults: string[] }
  /** A program that it needs is not on this machine. */
  | { kind: 'not-run'; missing: string };

/** Runs one check on copies, which are gone afterwards. */
export function look(
  check: DeployCheck,
  { folder, findTool }: { folder: string; findTool: FindTool },
): Finding {
  const missing = check.tools?.find((tool) => findTool(tool) === undefined);
  if (missing !== undefined) return { kind: 'not-run', missing };
  const scratch = mkdtempSync(join(tmpdir(), 'deploy-files-'));
  try {
    const faults = check.look({ folder, scratch, findTool });
    return faults.length === 0 ? { kind: 'clean' } : { kind: 'faulty', faults };
  } catch (error) {
    return { kind: 'faulty', faults: [error instanceof Error ? error.message : 'unknown fault'] };
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}
