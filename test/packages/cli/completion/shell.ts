import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { askWord } from '../../../../cli/src/completion/scripts.js';
import { cliPath } from '../built.js';
import { runCli, testKey } from '../run.js';
import { Terminal } from '../terminal.js';

/** How to start each shell without user settings, and how to enable completion. */
const beginnings = {
  bash: { start: 'bash --norc --noprofile -i', setup: `PS1='> '` },
  zsh: {
    start: 'zsh -f -i',
    setup: `PS1='> '; autoload -Uz compinit; compinit -u -D`,
  },
  fish: { start: 'fish --no-config -i', setup: `function fish_prompt; echo '> '; end` },
};

export type Shell = keyof typeof beginnings;

export function lacks(shell: string): boolean {
  return spawnSync(shell, ['--version']).error !== undefined;
}

/** Completion runs the real program; any other line prints the words that reached it. */
function writeProgram(folder: string): void {
  const lines = [
    '#!/bin/sh',
    `[ "$1" = ${askWord} ] && exec '${process.execPath}' '${cliPath}' "$@"`,
    `printf '#words'; printf '<%s>' "$@"; echo '#end'`,
  ];
  const path = join(folder, 'escrow-cli');
  writeFileSync(path, `${lines.join('\n')}\n`);
  chmodSync(path, 0o755);
}

/** A folder with the program and the script of a shell. */
async function programFolder(shell: Shell): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'escrow-shell-'));
  writeProgram(folder);
  const { stdout } = await runCli(['completion', shell]);
  writeFileSync(join(folder, 'script'), stdout);
  return folder;
}

/** A shell on a terminal, in which a test types and completes lines. */
export class ShellSession {
  private constructor(
    readonly terminal: Terminal,
    readonly folder: string,
  ) {}

  static async start(shell: Shell, baseUrl: string): Promise<ShellSession> {
    const folder = await programFolder(shell);
    const { start, setup } = beginnings[shell];
    const terminal = new Terminal(start, {
      PATH: `${folder}${delimiter}${process.env.PATH}`,
      HOME: folder,
      TERM: shell === 'fish' ? 'dumb' : 'xterm',
      LC_ALL: 'C.UTF-8',
      ESCROW_API_KEY: testKey,
      ESCROW_BASE_URL: baseUrl,
    });
    terminal.type(`cd ${folder}; ${setup}; source ./script; echo rea''dy\r`);
    await terminal.says(/ready/);
    return new ShellSession(terminal, folder);
  }

  /** Types the beginning of a line, the Tab key and Enter; what the shell then runs, word by word. */
  async complete(beginning: string): Promise<string[]> {
    this.terminal.type(`escrow-cli ${beginning}\t\r`);
    const [, words = ''] = await this.terminal.says(/#words(.*?)#end/s);
    return words.slice(1, -1).split('><');
  }

  async close(): Promise<void> {
    await this.terminal.close();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
