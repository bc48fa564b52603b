import type { Host } from './context.js';
import { masked } from './printable.js';

/** How many columns the terminal has, without end where it does not say; `false` in a pipe. */
export type Terminal = number | false;

interface OutputOptions {
  json: boolean;
  quiet: boolean;
  colour: boolean;
  /** Chosen by a flag, so that a suggested command has to choose it too. */
  profile?: string | undefined;
}

/** Data goes to stdout, everything said about it to stderr. */
export interface Output {
  /** Whether stdout is a terminal, where people read tables. */
  terminal: Terminal;
  paint: Paint;
  paintNote: Paint;
  data(text: string): void;
  /** Said in any case. */
  say(text: string): void;
  /** Said unless `--quiet`. */
  note(text: string): void;
  /** Said to people only: neither with `--quiet` nor with `--json`. */
  hint(text: string): void;
  /** The same for a secret that people are meant to see: nothing of it is hidden. */
  reveal(text: string): void;
}

/** Whoever pastes a suggested command must not reach another account with it. */
function withProfile(text: string, profile: string | undefined): string {
  if (profile === undefined || !/^[a-z0-9_-]+$/.test(profile)) return text;
  const suggested = /\bescrow-cli (?!-|login|logout|profiles|config)/g;
  return text.replace(suggested, `escrow-cli --profile ${profile} `);
}

export function createOutput(host: Host, options: OutputOptions): Output {
  const say = (text: string): void =>
    void host.stderr.write(`${masked(withProfile(text, options.profile))}\n`);
  return {
    terminal: host.stdout.isTTY === true && (host.stdout.columns || Number.POSITIVE_INFINITY),
    paint: painter(wantsColour(host.env, host.stdout.isTTY === true, options.colour)),
    paintNote: painter(wantsColour(host.env, host.stderr.isTTY === true, options.colour)),
    data: (text) => void host.stdout.write(text.endsWith('\n') || text === '' ? text : `${text}\n`),
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

/** Whether a stream gets colour: the flag decides before the environment, and that before the terminal. */
export function wantsColour(env: Host['env'], isTerminal: boolean, flag: boolean): boolean {
  if (!flag || env.NO_COLOR) return false;
  if (env.CLICOLOR_FORCE && env.CLICOLOR_FORCE !== '0') return true;
  if (env.TERM === 'dumb' || env.CLICOLOR === '0') return false;
  return isTerminal;
}

function painter(enabled: boolean): Paint {
  return (style, text) => (enabled ? `\u001b[${codes[style]}m${text}\u001b[0m` : text);
}
