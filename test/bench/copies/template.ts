/** What differs between a life and its copies. */
export interface Tokens {
  /** Texts of the first life, each of which a copy replaces by its own. */
  texts: readonly string[];
  /** Times between these are moved, in ms. */
  from: number;
  through: number;
}

/** The replacements of one copy: a text for each of the tokens, and how far times are moved. */
export interface Replacement {
  texts: readonly string[];
  movedMs: number;
}

type Cell = string | number | null;
type Maker = (replacement: Replacement) => Cell;

/** Returns what makes the cell of a copy from that of the first life. */
export function cellMaker(cell: unknown, tokens: Tokens): Maker {
  if (typeof cell === 'number') {
    const isTime = cell >= tokens.from && cell <= tokens.through;
    return isTime ? ({ movedMs }) => cell + movedMs : () => cell;
  }
  if (typeof cell !== 'string') return () => null;
  const pieces = piecesOf(cell, tokens.texts);
  if (pieces.length === 1 && typeof pieces[0] === 'string') return () => cell;
  return ({ texts }) => {
    let text = '';
    for (const piece of pieces) text += typeof piece === 'string' ? piece : texts[piece];
    return text;
  };
}

/** Returns what makes the row of a copy, with the same fields. */
export function rowMaker(row: object, tokens: Tokens): (replacement: Replacement) => Record<string, Cell> {
  const makers = Object.entries(row).map(([field, cell]) => [field, cellMaker(cell, tokens)] as const);
  return (replacement) => {
    const copy: Record<string, Cell> = {};
    for (const [field, make] of makers) copy[field] = make(replacement);
    return copy;
  };
}

/** Splits a text into what stays and the numbers of the tokens in it. */
function piecesOf(text: string, tokens: readonly string[]): (string | number)[] {
  const token = tokens.findIndex((each) => text.includes(each));
  if (token < 0) return [text];
  const parts = text.split(tokens[token] as string);
  return parts.flatMap((part, n) => {
    const pieces = part === '' ? [] : piecesOf(part, tokens);
    return n === 0 ? pieces : [token, ...pieces];
  });
}
