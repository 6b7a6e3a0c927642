import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const folder = fileURLToPath(new URL('../../docs/decisions/', import.meta.url));
const files = readdirSync(folder)
  .filter((name) => name !== 'README.md')
  .sort();
const index = readFileSync(join(folder, 'README.md'), 'utf8');

describe.each(files)('%s', (file) => {
  const text = readFileSync(join(folder, file), 'utf8');
  const [, title] = /^# (.+)$/m.exec(text) ?? [];
  const [, date] = /^- Date: (\d{4}-\d{2}-\d{2})\b/m.exec(text) ?? [];
  const [, status] = /^- Status: (.+)$/m.exec(text) ?? [];

  test('says date, status, context, decision and consequences', () => {
    expect([title, date, status]).not.toContain(undefined);
    expect(text.match(/^## .+$/gm)).toEqual(['## Context', '## Decision', '## Consequences']);
  });

  test('stands in the index with its title, its date and its status', () => {
    expect(index).toContain(`| [${file.slice(0, 4)}](${file}) | ${title} | ${date} | ${status} |`);
  });

  test('has a number of its own, and is accepted or names what took its place', () => {
    expect(files.filter((other) => other.startsWith(file.slice(0, 5)))).toEqual([file]);
    const [, successor] = /^superseded by \[\d{4}\]\((.+)\)$/.exec(status ?? '') ?? [];
    expect(status === 'accepted' || files.includes(successor ?? '')).toBe(true);
  });
});
