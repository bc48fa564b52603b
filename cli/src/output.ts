import type { Host } from './context.js';
import { masked } from './printable.js';

/** Columns of the terminal, Infinity if unknown; `false` in a pipe. */
export type Terminal = number | false;

interface OutputOptions {
  json: boolean;
  quiet: boolean;
  colour: boolean;
  /** Chosen by a flag; suggested commands name it too. */
  profile?: string | undefined;
}

/** Data goes to stdout, everything said about it to stderr. */
export interface Output {
  terminal: Terminal;
  paint: Paint;
  paintNote: Paint;
  data(text: string): void;
  /** Resolves once all data is written; the process ends by itself if that fails. */
  written(): Promise<void>;
  /** Always printed. */
  say(text: string): void;
  /** Printed unless `--quiet`. */
  note(text: string): void;
  /** Printed for people: neither with `--quiet` nor with `--json`. */
  hint(text: string): void;
  /** The same, unmasked: for a secret that people need to see. */
  reveal(text: string): void;
}

/** Adds the profile to suggested commands, so that a pasted one reaches the same account. */
function withProfile(text: string, profile: string | undefined): string {
  if (profile === undefined || !/^[a-z0-9_-]+$/.test(profile)) return text;
  const suggested = /\bescrow-cli (?!-|login|logout|profiles|config)/g;
  return text.replace(suggested, `escrow-cli --profile ${profile} `);
}

export function createOutput(host: Host, options: OutputOptions): Output {
  const say = (text: string): void =>
    void host.stderr.write(`${masked(withProfile(text, options.profile))}\n`);
  let writing: Promise<void> = Promise.resolve();
  const write = (text: string): void => {
    writing = new Promise((resolve) => {
      host.stdout.write(text, (error) => error || resolve());
    });
  };
  return {
    terminal: host.stdout.isTTY === true && (host.stdout.columns || Number.POSITIVE_INFINITY),
    paint: painter(wantsColour(host.env, host.stdout.isTTY === true, options.colour)),
    paintNote: painter(wantsColour(host.env, host.stderr.isTTY === true, options.colour)),
    data: (text) => write(text.endsWith('\n') || text === '' ? text : `${text}\n`),
    written: () => writing,
    say,
    note: (text) => (options.quiet ? undefined : say(text)),
    hint: (text) => (options.quiet || options.json ? undefined : say(text)),
    reveal: (text) => {
      if (!options.quiet && !options.json) host.stderr.write(`${text}\n`);
    },
  };
}

type Style = 'bold' | 'dim' | 'red' | 'green' | 'yellow' | 'banner';
export type Paint = (style: Style, text: string) => string;

const codes: Record<Style, string> = {
  bold: '1',
  dim: '2',
  red: '31',
  green: '32',
  yellow: '33',
  banner: '1;97;41',
};

/** Whether a stream gets colour: the flag wins over the environment, that over the terminal. */
export function wantsColour(env: Host['env'], isTerminal: boolean, flag: boolean): boolean {
  if (!flag || env.NO_COLOR) return false;
  if (env.CLICOLOR_FORCE && env.CLICOLOR_FORCE !== '0') return true;
  if (env.TERM === 'dumb' || env.CLICOLOR === '0') return false;
  return isTerminal;
}

function painter(enabled: boolean): Paint {
  return (style, text) => (enabled ? `\u001b[${codes[style]}m${text}\u001b[0m` : text);
}
