import ts from 'typescript';
import { visit } from './sources.js';

/** Words that only this repository understood, with the ones that replaced them. */
const privateWords: Readonly<Record<string, string>> = {
  alarm: 'job',
  astray: 'misdirected',
  cure: 'remedy',
  heed: 'report',
  lane: 'destination',
  lever: 'sandbox action',
  postman: 'mail worker',
  rang: 'notified',
  ring: 'notify',
  rung: 'notified',
  stray: 'unmatched credit',
  strays: 'unmatched credits',
  tally: 'counter',
  twin: 'concurrent duplicate',
  uncovered: 'receivable',
  wish: 'request',
};

/** The identifiers of a file that have a private word as one of their parts. */
export function privateNames(file: ts.SourceFile): ts.Identifier[] {
  const found: ts.Identifier[] = [];
  visit(file, (node) => {
    if (ts.isIdentifier(node) && partsOf(node.text).some((part) => Object.hasOwn(privateWords, part)))
      found.push(node);
  });
  return found;
}

/** Returns `['open', 'virtual', 'account']` for `openVirtualAccount` and `open_virtual_account`. */
function partsOf(name: string): string[] {
  return name
    .replace(/([a-z\d])([A-Z])/g, '$1_$2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1_$2')
    .toLowerCase()
    .split('_');
}
