import { shells } from '../completion/line.js';
import { scripts } from '../completion/scripts.js';
import { usage } from '../exit.js';
import type { CommandContext, CustomCommand } from './command.js';

async function printScript({ params, print }: CommandContext): Promise<void> {
  const shell = shells.find((known) => known === params.shell);
  if (!shell)
    throw usage(`There is no completion for the shell '${params.shell}'.`, `Shells: ${shells.join(', ')}`);
  print({ shell, script: scripts[shell] }, () => scripts[shell]);
}

export const completionCommand: CustomCommand = {
  words: ['completion'],
  summary: 'Print the completion script of a shell',
  description: [
    'Add it to your shell, and the Tab key completes commands, flags, their values, and the fields of ' +
      '--json ' +
      'and --query. With a key it also completes the newest references and ids, which it reads from the ' +
      'API within two seconds. It prints no errors. Put escrow-cli on the PATH.',
    '',
    'bash, in ~/.bashrc:',
    '  eval "$(escrow-cli completion bash)"',
    'zsh, in ~/.zshrc, after compinit:',
    '  eval "$(escrow-cli completion zsh)"',
    'fish, in ~/.config/fish/config.fish:',
    '  escrow-cli completion fish | source',
  ].join('\n'),
  arguments: [{ name: 'shell', description: `${shells.join(', ')}.`, choices: shells }],
  flags: [],
  key: 'none',
  answer: { names: ['shell', 'script'] },
  examples: ['eval "$(escrow-cli completion bash)"', 'escrow-cli completion fish | source'],
  run: printScript,
};
