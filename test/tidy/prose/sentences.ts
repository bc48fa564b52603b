import { split } from 'sentence-splitter';

/** A sentence of a paragraph, a title or a cell, and where it begins in that. */
export interface Sentence {
  text: string;
  index: number;
}

/** What these rules read of a node of textlint's tree. */
export interface Parsed {
  type: string;
  raw: string;
  range: readonly [number, number];
  children?: readonly Parsed[];
}

/** Returns the sentences of a node. Markup is blank; a piece of code is one word without dots. */
export function sentencesOf(node: Parsed): Sentence[] {
  const characters = [...' '.repeat(node.raw.length)];
  for (const { type, raw, range } of leavesOf(node)) {
    if (type !== 'Str' && type !== 'Code') continue;
    const shown = type === 'Code' ? '_'.repeat(raw.length) : raw.replaceAll('\n', ' ');
    characters.splice(range[0] - node.range[0], raw.length, ...shown.split(''));
  }
  return split(characters.join('')).flatMap(({ type, raw, range }) =>
    type === 'Sentence' ? [{ text: raw, index: range[0] }] : [],
  );
}

/** Counts words; punctuation alone is none. */
export function wordsIn(sentence: string): number {
  return sentence.split(/\s+/).filter((word) => /\w/.test(word)).length;
}

function leavesOf(node: Parsed): Parsed[] {
  return node.children ? node.children.flatMap(leavesOf) : [node];
}
