import { describe, expect, it } from 'vitest';
import { listDuplicates, listLost, listUnshown, listVoid } from './checks.js';
import { document, type Node } from './tree.js';

// biome-ignore lint/suspicious/noExplicitAny: edits reach into JSON of any shape
type Tree = any;

function edited(edit: (document: Tree) => void): Node {
  const copy = structuredClone(document);
  edit(copy);
  return copy;
}

const escrow = (one: Tree) => one.components.schemas.Escrow.properties;
const answer = (one: Tree) => one.paths['/balance'].get.responses['200'].content['application/json'];

describe('a document that has gone bad is found out', () => {
  it.each<[string, (document: Tree) => void]>([
    ['an answer', (one) => (answer(one).schema = {})],
    ['a field that only has words', (one) => (escrow(one).reference = { description: 'Your order id.' })],
    ['items', (one) => (escrow(one).blocked_by.items = {})],
    ['a component', (one) => (one.components.schemas.Kobo = {})],
    ['a part of a choice', (one) => (escrow(one).dispute.anyOf[0] = {})],
    ['the body of an event', (one) => voidEvent(one)],
  ])('by %s that anything fits', (_name, edit) => {
    expect(listVoid(edited(edit))).not.toEqual([]);
  });

  it.each<[string, (document: Tree) => void]>([
    ['a component is gone', (one) => delete one.components.schemas.CreditObject],
    ['an example is gone', (one) => delete one.components.examples.not_funded],
    ['a name is misspelt', (one) => (answer(one).schema = { $ref: '#/components/schemas/Balanc' })],
    ['it leads to another file', (one) => (answer(one).schema = { $ref: 'balance.yaml' })],
  ])('by a reference: %s', (_name, edit) => {
    expect(listLost(edited(edit))).not.toEqual([]);
  });

  it.each<[string, (document: Tree) => void]>([
    ['an object', (one) => (escrow(one).credits.items = one.components.schemas.CreditObject)],
    ['a choice', (one) => (escrow(one).status = one.components.schemas.EscrowStatus)],
    ['one that is described otherwise', (one) => (escrow(one).reference = described(one))],
  ])('by a duplicate shape: %s', (_name, edit) => {
    expect(listDuplicates(edited(edit))).not.toEqual([]);
  });

  it('by an answer that shows nothing', () => {
    expect(listUnshown(edited((one) => (answer(one).examples = {})))).not.toEqual([]);
    expect(listUnshown(edited((one) => delete answer(one).examples))).not.toEqual([]);
  });
});

function described(one: Tree) {
  return { ...one.components.schemas.CreditObject, description: 'Otherwise.' };
}

function voidEvent(one: Tree): void {
  one.webhooks['escrow.funded'].post.requestBody.content['application/json'].schema = {};
}
