/** An argument or flag, with its description. */
export interface Term {
  term: string;
  about: string;
}

/** The parsed help of a command. */
export interface Help {
  usage: string;
  /** Its paragraphs, each on one line. */
  about: string[];
  arguments: Term[];
  /** Its own flags, without those of every command. */
  flags: Term[];
  examples: string[];
}

/**
 * Parses the help of a command. The pages are made from the help of every command, generated or not, so they
 * cannot differ from it.
 */
export function readHelp(text: string): Help {
  const blocks = text.trimEnd().split(/\n\n+/);
  const titled = (title: string) => blocks.find((block) => block.startsWith(`${title}:`));
  const untitled = blocks.filter((block) => !/^(Usage|[A-Z][\w =<>-]*):/.test(block.split('\n')[0] ?? ''));
  return {
    usage: (titled('Usage') ?? '').replace(/^Usage: /, '').replaceAll(/\s+/g, ' '),
    about: untitled.map((block) => block.replaceAll(/\s+/g, ' ').trim()),
    arguments: readTerms(titled('Arguments')),
    flags: readTerms(titled('Flags')).filter(({ term }) => !/^-h, /.test(term)),
    examples: linesOf(titled('Example') ?? titled('Examples')),
  };
}

function linesOf(block: string | undefined): string[] {
  return (block ?? '')
    .split('\n')
    .slice(1)
    .map((line) => line.trim());
}

/** A term is indented by two columns, its description further. */
function readTerms(block: string | undefined): Term[] {
  const terms: Term[] = [];
  for (const line of (block ?? '').split('\n').slice(1)) {
    const [, term, about = ''] = /^ {2}(\S.*?)(?:\s{2,}(.*))?$/.exec(line) ?? [];
    const last = terms.at(-1);
    if (term) terms.push({ term, about });
    else if (last) last.about = `${last.about} ${line.trim()}`.trim();
  }
  return terms;
}
