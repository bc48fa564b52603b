import { rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter } from 'node:path';
import { Language, type Node, Parser } from '@vscode/tree-sitter-wasm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askWord, scripts } from '../../../cli/src/completion/scripts.js';
import { type Api, startApi } from '../api.js';
import { readyRecord } from '../records.js';
import { runCommand, runInside, testKey } from '../run.js';
import { lacks, programFolder } from './shell.js';

const require = createRequire(import.meta.url);

const references = ["Ada's order", 'ORD:10:x', '$HOME sale', 'q"x`z', 'José 5', 'curly ’ mark', '@at', '#h'];

let api: Api;
let parser: Parser;
beforeAll(async () => {
  api = await startApi();
  for (const reference of references) api.escrows.set(reference, readyRecord({ reference }));
  await Parser.init();
  const grammar = require.resolve('@vscode/tree-sitter-wasm/wasm/tree-sitter-powershell.wasm');
  parser = new Parser().setLanguage(await Language.load(grammar));
});
afterAll(() => api.close());

function parse(text: string): Node {
  const tree = parser.parse(text);
  if (!tree) throw new Error('It was not parsed.');
  return tree.rootNode;
}

const connection = () => ({ ESCROW_API_KEY: testKey, ESCROW_BASE_URL: api.baseUrl });

interface Suggested {
  files: boolean;
  candidates: { text: string; list: string; tip: string }[];
}

async function ask(line: string): Promise<Suggested> {
  const words = [askWord, 'powershell', Buffer.from(`escrow-cli ${line}`).toString('base64')];
  const ran = await runInside(words, connection());
  expect(ran).toMatchObject({ code: 0, stderr: '' });
  // No code page of a console changes what is ASCII.
  expect(ran.stdout).toMatch(/^[ -~]*\n$/);
  return JSON.parse(ran.stdout) as Suggested;
}

describe('the script for PowerShell', () => {
  it('is PowerShell, as far as a grammar can tell', () => {
    expect(parse(scripts.powershell).hasError).toBe(false);
    expect(parse(scripts.powershell.replace('}', '')).hasError).toBe(true);
  });

  it('registers a completer of a native command, which asks the program', () => {
    const commands = parse(scripts.powershell).descendantsOfType('command');
    const first = commands[0]?.text.split('\n')[0];
    expect(first).toBe("Register-ArgumentCompleter -Native -CommandName 'escrow-cli' -ScriptBlock {");
    expect(commands.map((command) => command?.text).join()).toContain(`escrow-cli ${askWord} powershell`);
  });

  // No package of Debian or npm carries PowerShell: this runs where it was installed by hand.
  it.skipIf(lacks('pwsh'))('completes in PowerShell itself', async () => {
    const folder = await programFolder('powershell');
    const matches = (line: string) =>
      `(TabExpansion2 '${line}' ${line.length}).CompletionMatches.CompletionText`;
    const lines = ['escrow-cli completion po', 'escrow-cli get Ada'].map(matches);
    const command = ['. ./script.ps1', ...lines].join('; ');
    const env = { PATH: `${folder}${delimiter}${process.env.PATH}`, ...connection() };
    const ran = await runCommand('pwsh', ['-NoProfile', '-Command', command], { env, cwd: folder });
    expect(ran.stdout.split(/\r?\n/)).toEqual(['powershell', "'Ada''s order'", '']);
    rmSync(folder, { recursive: true });
  });
});

describe('what PowerShell is answered', () => {
  it('is quoted so that it is one word, letter for letter', async () => {
    const { candidates } = await ask('get ');
    expect(candidates.map(({ list }) => list)).toEqual(references);
    for (const { text, list } of candidates) {
      const root = parse(`escrow-cli get ${text}\n`);
      expect(root.hasError, text).toBe(false);
      const read = text.startsWith("'") ? text.slice(1, -1).replace(/(['‘-‛])\1/g, '$1') : text;
      expect(read).toBe(list);
      if (text.startsWith("'"))
        expect(root.descendantsOfType('verbatim_string_characters').map((node) => node?.text)).toEqual([
          text,
        ]);
    }
  });

  it.each([
    ['get Ada', "'Ada''s order'"],
    ["get 'Ada", "'Ada''s order'"],
    ["get 'Ada''s", "'Ada''s order'"],
    ['get `$HOME', "'$HOME sale'"],
    ['get "`$HOME', "'$HOME sale'"],
    ['list --status=fund', '--status=funded'],
    ['webhooks ver', 'verify'],
  ])('of what was typed so far: %s', async (line, text) => {
    expect((await ask(line)).candidates.map((each) => each.text)).toEqual([text]);
  });

  it('has a tip for each, since an empty one is refused, and says where files belong', async () => {
    const { candidates } = await ask('trigger ');
    expect(candidates.filter(({ tip }) => tip === '')).toEqual([]);
    expect(await ask('initiate --from ')).toEqual({ files: true, candidates: [] });
  });
});
