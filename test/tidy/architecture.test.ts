import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Arrow, drawnArrows, many, partOf } from './architecture.js';
import { drawArchitecture, picturePath } from './picture.js';

describe('The picture of the architecture', () => {
  it('shows the imports as they are', () => {
    const isCurrent = readFileSync(picturePath, 'utf8') === drawArchitecture();
    expect(isCurrent, 'stale: run `npm run generate`').toBe(true);
  });

  it.each([
    ['server/src/features/escrow/routes.ts', 'server: features'],
    ['server/src/adapters/store/commit.ts', 'server: adapters/store'],
    ['server/src/adapters/bank/sandbox/bank.ts', 'server: adapters'],
    ['server/src/commands/open.ts', 'server: assembly'],
    ['server/src/services.ts', 'server: services'],
    ['cli/scripts/generate.ts', 'cli'],
    ['@escrow-checkout/contract', 'contract'],
    ['node:fs', null],
  ])('%s belongs to %s', (path, part) => {
    expect(partOf(path)).toBe(part);
  });

  it('leaves out an arrow of few files that a longer way implies, and nothing else', () => {
    const arrow = (from: string, to: string, files: number, isCycle = false): Arrow => ({
      from,
      to,
      files,
      isCycle,
    });
    const short = arrow('a', 'c', many - 1);
    const kept = [
      arrow('a', 'b', 1),
      arrow('b', 'c', 1),
      arrow('b', 'd', many),
      arrow('c', 'd', 1),
      arrow('d', 'e', 1, true),
      arrow('e', 'd', 1, true),
    ];
    expect(drawnArrows([short, ...kept])).toEqual(kept);
  });
});
