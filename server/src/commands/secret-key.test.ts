import fs, { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readConfig } from '../config.js';
import { secretKeyOf } from './secret-key.js';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'secret-key-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const config = () => readConfig({ DATABASE_URL: `sqlite:${join(folder, 'escrow.db')}` });
const keyFile = () => join(folder, 'secret.key');

it('the key is whole before it has its name, and on the disk before the database is opened', () => {
  const noted: string[] = [];
  const restore = traceFiles(noted);
  try {
    secretKeyOf(config());
  } finally {
    restore();
  }
  expect(noted).toEqual([
    'write draft',
    'fsync draft',
    'link draft to secret.key',
    'fsync secret.key',
    'fsync folder',
  ]);
  expect(readdirSync(folder)).toEqual(['secret.key']);
});

it('a key that a killed process has left is on the disk before the database is opened', () => {
  const key = secretKeyOf(config());
  const noted: string[] = [];
  const restore = traceFiles(noted);
  try {
    expect(secretKeyOf(config())).toBe(key);
  } finally {
    restore();
  }
  expect(noted).toEqual(['fsync secret.key', 'fsync folder']);
});

it('a key that a concurrent process has just created is used', () => {
  const link = fs.linkSync;
  fs.linkSync = (from, to) => {
    writeFileSync(String(to), `${'cd'.repeat(32)}\n`);
    link(from, to);
  };
  syncBuiltinESMExports();
  try {
    expect(secretKeyOf(config())).toBe('cd'.repeat(32));
  } finally {
    fs.linkSync = link;
    syncBuiltinESMExports();
  }
});

it.each([
  ['missing', null, /is missing and the database needs it/],
  ['empty', '', /does not hold 64 hexadecimal characters/],
])('beside a database, a key file that is %s is never replaced', (_, text, sentence) => {
  writeFileSync(join(folder, 'escrow.db'), '');
  if (text !== null) writeFileSync(keyFile(), text);
  expect(() => secretKeyOf(config())).toThrow(sentence);
  expect(existsSync(keyFile()) ? readFileSync(keyFile(), 'utf8') : null).toBe(text);
});

/** Notes the calls that decide what a power cut leaves. Returns a function that stops noting. */
function traceFiles(noted: string[]): () => void {
  const { openSync, writeFileSync: write, linkSync, fsyncSync } = fs;
  const opened = new Map<number, string>();
  const nameOf = (place: unknown) =>
    place === folder ? 'folder' : String(place).endsWith('.draft') ? 'draft' : 'secret.key';
  Object.assign(fs, {
    openSync: (...[place, ...rest]: Parameters<typeof openSync>) => {
      const descriptor = openSync(place, ...rest);
      opened.set(descriptor, nameOf(place));
      return descriptor;
    },
    writeFileSync: (...[place, text, options]: Parameters<typeof write>) => {
      noted.push(`write ${nameOf(place)}`);
      write(place, text, options);
    },
    linkSync: (...[from, to]: Parameters<typeof linkSync>) => {
      noted.push(`link ${nameOf(from)} to ${nameOf(to)}`);
      linkSync(from, to);
    },
    fsyncSync: (descriptor: number) => {
      noted.push(`fsync ${opened.get(descriptor)}`);
      fsyncSync(descriptor);
    },
  });
  syncBuiltinESMExports();
  return () => {
    Object.assign(fs, { openSync, writeFileSync: write, linkSync, fsyncSync });
    syncBuiltinESMExports();
  };
}
