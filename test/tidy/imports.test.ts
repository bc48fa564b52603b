import { describe, expect, it } from 'vitest';
import { exclusive, layers, matches, typesOnly } from './arrows.js';
import { type Import, importsOf, shippedImports } from './imports.js';

describe('Imports point one way', () => {
  it.each(layers)('%s imports only what it may', (folder, mayImport) => {
    const inside = shippedImports.filter((one) => layerOf(one.from) === folder);
    const wrong = inside.filter(({ to }) => ![folder, ...mayImport].some((allowed) => matches(to, allowed)));
    expect(inside, 'a rule for a folder that imports nothing').not.toEqual([]);
    expect(wrong.map(show)).toEqual([]);
  });

  it.each(exclusive)('%s is imported only by those who may', (imported, only) => {
    const wrong = shippedImports.filter(
      ({ from, to }) => matches(to, imported) && !only.some((allowed) => matches(from, allowed)),
    );
    expect(wrong.map(show)).toEqual([]);
  });

  it.each(typesOnly)('%s imports only types of %s', (importer, imported) => {
    const ofBoth = shippedImports.filter(({ from, to }) => matches(from, importer) && matches(to, imported));
    expect(ofBoth).not.toEqual([]);
    expect(ofBoth.filter(({ isType }) => !isType).map(show)).toEqual([]);
  });

  it('the arrows are read from static, dynamic and type imports and from re-exports', () => {
    const text = `import type { A } from './a.js';
      export * from '../b.js';
      const c = await import('@scope/c/part');
      import { type D, e } from 'd';
      import 'node:fs/promises';`;
    expect(importsOf({ path: 'server/src/x.ts', text }).map(({ to, isType }) => [to, isType])).toEqual([
      ['server/src/a.ts', true],
      ['server/b.ts', false],
      ['@scope/c', false],
      ['d', false],
      ['node:fs', false],
    ]);
  });
});

function layerOf(path: string): string | undefined {
  return layers.find(([folder]) => matches(path, folder))?.[0];
}

function show({ from, to }: Import): string {
  return `${from} -> ${to}`;
}
