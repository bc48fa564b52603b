import type { Host } from './host.js';

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

export function painter(enabled: boolean): Paint {
  return (style, text) => (enabled ? `\u001b[${codes[style]}m${text}\u001b[0m` : text);
}
