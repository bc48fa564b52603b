import type { Page } from '../page.js';
import { deprecationNote } from '../reference/deprecation.js';
import { endpoints } from '../reference/document.js';
import { commands, common, exitCodes, type ShownCommand } from './commands.js';
import type { Term } from './help.js';

const overviewUrl = '/docs/commands';

/** The titles of groups without a tag in the API. Groups for beginners come first. */
const ownTitles: Readonly<Record<string, string>> = {
  development: 'Development',
  keys: 'Keys and profiles',
  escrow: 'Escrows',
  terminal: 'The terminal',
};

/** The groups of commands that perform no single operation; all others belong to `terminal`. */
const ownGroups: Readonly<Record<string, string>> = {
  init: 'development',
  listen: 'development',
  trigger: 'development',
  login: 'keys',
  logout: 'keys',
  whoami: 'keys',
  profiles: 'keys',
  config: 'keys',
};

interface Group {
  name: string;
  title: string;
  commands: ShownCommand[];
}

function groupOf({ name, operationId }: ShownCommand): string {
  const [first = '', second] = name.split(' ');
  if (ownGroups[first]) return ownGroups[first];
  if (second) return first;
  const tag = endpoints.find((endpoint) => endpoint.operationId === operationId)?.tag;
  return tag === undefined ? 'terminal' : tag.toLowerCase();
}

function listGroups(): Group[] {
  const found = new Set(commands.map(groupOf));
  const names = [...new Set([...Object.keys(ownTitles).filter((name) => name !== 'terminal'), ...found])];
  return names.map((name) => ({
    name,
    title: titleOf(name),
    commands: commands.filter((command) => groupOf(command) === name),
  }));
}

/** Returns the title of a group: its own, or the tag of the API. */
function titleOf(name: string): string {
  const tag = endpoints.find((endpoint) => endpoint.tag.toLowerCase().startsWith(name))?.tag;
  return ownTitles[name] ?? tag ?? `${name[0]?.toUpperCase()}${name.slice(1)}`;
}

const groups = listGroups();

/** Returns the address of a command's description. */
export function commandUrl(command: ShownCommand): string {
  return `${overviewUrl}/${groupOf(command)}#${anchorOf(command)}`;
}

function anchorOf({ name }: ShownCommand): string {
  return name.replaceAll(' ', '-');
}

/** Makes the overview of all commands, then a page for each group. */
export function commandPages(): Page[] {
  const about = 'Every command, the common flags, and the exit codes.';
  return [
    page(overviewUrl, 'Commands', about, overview(), null),
    ...groups.map((group) => {
      const words = group.commands.map(({ name }) => name).join(', ');
      const title = `Commands: ${group.title.toLowerCase()}`;
      return page(`${overviewUrl}/${group.name}`, title, words, groupText(group, title), 'Commands');
    }),
  ];
}

function page(url: string, title: string, about: string, text: string, group: string | null): Page {
  return { section: 'Tools', url, title, about, text, group, source: null };
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|');
}

function overview(): string {
  const sections = groups.map(({ title, name, commands: inside }) => {
    const rows = inside.map((command) => {
      return `| [\`${command.name}\`](${commandUrl(command)}) | ${cell(command.summary)} |`;
    });
    return `## ${title} {#${name}}\n\n| Command | Does |\n| --- | --- |\n${rows.join('\n')}`;
  });
  const codes = exitCodes.map(([code, meaning]) => `| ${code} | ${cell(meaning)} |`);
  return [
    '# Commands',
    'Every command of [escrow-cli](/docs/cli), as `--help` describes it. ' +
      '`escrow-cli capabilities` prints all of it as one JSON document.',
    ...sections,
    `## On every command {#common}\n\n${termList(common.flags)}`,
    `## Exit codes {#exit-codes}\n\n| Code | Meaning |\n| --- | --- |\n${codes.join('\n')}`,
  ].join('\n\n');
}

function groupText({ commands: inside }: Group, title: string): string {
  const lead = `[All commands](${overviewUrl}#common) have the same common flags and exit codes.`;
  return [`# ${title}`, lead, ...inside.map((command) => describeCommand(command))].join('\n\n');
}

/** Describes a command, with the operation it performs. */
export function describeCommand(command: ShownCommand, among = endpoints): string {
  const { help, name, operationId } = command;
  const endpoint = among.find((one) => one.operationId === operationId);
  const calls =
    endpoint && `Performs [${endpoint.summary}](${endpoint.url}): \`${endpoint.method} ${endpoint.path}\`.`;
  return [
    `## ${name} {#${anchorOf(command)}}`,
    endpoint && deprecationNote(endpoint),
    ...help.about.map(cellFree),
    `Usage: \`${help.usage}\``,
    [termList(help.arguments, 'argument'), termList(help.flags)].filter(Boolean).join('\n'),
    help.examples.length > 0 && `\`\`\`sh\n${help.examples.join('\n')}\n\`\`\``,
    calls,
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** Escapes terminal text that Markdown would read as markup, and sets flags as code. */
function cellFree(text: string): string {
  const parts = text.split(/(`[^`]*`)/);
  const plain = (part: string) =>
    part.replaceAll(/[<*]/g, '\\$&').replaceAll(/(?<![\w-])--[a-z][\w-]*/g, '`$&`');
  return parts.map((part) => (part.startsWith('`') ? part : plain(part))).join('');
}

/** Lists terms like the fields of an object. */
function termList(terms: readonly Term[], kind = 'flag'): string {
  return terms
    .map(({ term, about }) => {
      const [name = '', ...value] = term.split(/(?<=^\S+)[ ,]/);
      const words = value.join(' ').trim();
      return `- \`${name}\` *${words ? cellFree(words) : kind}*\n  ${cellFree(about)}`;
    })
    .join('\n');
}
