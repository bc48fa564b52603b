import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { listBreaks, type Node, promiseOf } from '../../../openapi/src/comparison.js';
import { document } from './tree.js';

const file = fileURLToPath(new URL('../../../openapi/released.json', import.meta.url));
const released = JSON.parse(readFileSync(file, 'utf8')) as Node;
const promise = promiseOf(document);

// biome-ignore lint/suspicious/noExplicitAny: edits reach into JSON of any shape
type Tree = any;
type Edit = (document: Tree) => void;

/** The breaks that one edit of the document makes. */
function breaksOf(edit: Edit): string[] {
  const edited = structuredClone(promise);
  edit(edited);
  return listBreaks(promise, edited);
}

describe('version 1', () => {
  // `npm run generate -- --released` moves the baseline.
  it('still keeps all it has promised', () => {
    expect(listBreaks(released, promise)).toEqual([]);
  });
});

const initiate = (one: Tree) => one.components.schemas.InitiateEscrowInput;
const get = (one: Tree) => one.paths['/escrow/{reference}'].get;
const escrow = (one: Tree) => one.components.schemas.Escrow;
const funded = (one: Tree) =>
  one.webhooks['escrow.funded'].post.requestBody.content['application/json'].schema.allOf[1];

const isList = ({ name }: Tree) => name === 'events';
const mapOf = (one: Tree) => one.components.schemas.DeliveryHeaders;

describe('what breaks a caller is found', () => {
  it.each<[string, Edit, string]>([
    ['a path is gone', (one) => delete one.paths['/balance'], '/balance: is gone'],
    ['a method is gone', (one) => delete one.paths['/escrow'].get, 'GET /escrow: is gone'],
    ['an id', (one) => (get(one).operationId = 'x'), 'operationId is x, was getEscrow'],
    ['a method of the SDK', (one) => (get(one)['x-sdk'] = 'x.y'), 'x-sdk is x.y, was escrow.get'],
    ['a parameter is gone', (one) => get(one).parameters.pop(), 'path reference: is gone'],
    [
      'a new parameter is required',
      (one) => get(one).parameters.push({ in: 'query', name: 'view', required: true, schema: {} }),
      'query view: is required',
    ],
    [
      'a parameter is held narrower',
      (one) => (one.components.parameters.Limit.schema.maximum = 50),
      'query limit: maximum is 50, was 100',
    ],
    ['a field is refused', (one) => delete initiate(one).properties.metadata, 'body.metadata: is gone'],
    [
      'a field is required',
      (one) => initiate(one).required.push('seller_email'),
      'body.seller_email: is required',
    ],
    [
      'an amount is held narrower',
      (one) => (initiate(one).properties.amount.minimum = 20_000),
      'body.amount: minimum is 20000, was 10000',
    ],
    [
      'a text is held shorter',
      (one) => (one.components.schemas.Reference.maxLength = 100),
      'body.reference: maxLength is 100, was 120',
    ],
    [
      'a text gets a form',
      (one) => (one.components.schemas.Reference.pattern = '^A'),
      'body.reference: pattern is "^A", was "^[^\\\\u0000]*$"',
    ],
    [
      'a choice is gone',
      (one) => one.components.schemas.DeliveryMode.enum.pop(),
      'body.delivery_mode: "managed" is no longer taken',
    ],
    [
      'a default is another',
      (one) => (initiate(one).properties.delivery_mode['x-default'] = 'managed'),
      'default is "managed", was "self_managed"',
    ],
    [
      'an answer loses a field',
      (one) => delete escrow(one).properties.amount_held,
      '200.amount_held: is gone',
    ],
    [
      'a field may be missing',
      (one) => escrow(one).required.splice(0, 1),
      'GET /escrow/{reference} 200.escrow_id: may be missing',
    ],
    [
      'a field may be null',
      (one) => (escrow(one).properties.amount = { anyOf: [escrow(one).properties.amount, { type: 'null' }] }),
      '200.amount: null is new',
    ],
    [
      'a number becomes a text',
      (one) => (escrow(one).properties.amount = { type: 'string' }),
      '200.amount: is string, was integer',
    ],
    [
      'an answer grows beyond its bounds',
      (one) => (one.components.schemas.EscrowPage.properties.data.maxItems = 500),
      '200.data: maxItems is 500, was 100',
    ],
    [
      'a field of a list entry',
      (one) => delete one.components.schemas.CreditObject.properties.paid_at,
      '200.credits[].paid_at: is gone',
    ],
    [
      'an answer may be another thing',
      (one) => {
        const { content } = one.paths['/balance'].get.responses['200'];
        const { schema } = content['application/json'];
        content['application/json'].schema = { anyOf: [schema, { $ref: '#/components/schemas/Clock' }] };
      },
      'GET /balance 200: variant 1 is new',
    ],
    [
      'a header is gone',
      (one) => delete get(one).responses['200'].headers.RateLimit,
      '200 header RateLimit: is gone',
    ],
    ['a key of another kind', (one) => (get(one).security = [{ cookie: [] }]), 'asks another key'],
    [
      'a list in a query is written otherwise',
      (one) => (one.paths['/events/stream'].get.parameters.find(isList).explode = true),
      'query events: is written otherwise',
    ],
    [
      'a map holds something else',
      (one) => (mapOf(one).additionalProperties = { type: 'integer' }),
      '.*: is integer, was string',
    ],
    ['a code is gone', (one) => delete one.codes.not_funded, 'code not_funded: is gone'],
    [
      'a code has another status',
      (one) => (one.codes.not_funded.status = 400),
      'code not_funded: status is 400, was 409',
    ],
    [
      'a problem loses a field',
      (one) => delete one.components.schemas.Problem.properties.request_id,
      'problem.request_id: is gone',
    ],
    ['an event is gone', (one) => delete one.webhooks['escrow.funded'], 'webhook escrow.funded: is gone'],
    [
      'an event loses a field',
      (one) => delete funded(one).properties.held_amount,
      'webhook escrow.funded body.held_amount: is gone',
    ],
    [
      'an event loses a header',
      (one) => one.webhooks['escrow.funded'].post.parameters.pop(),
      'webhook escrow.funded header webhook-signature: is gone',
    ],
  ])('%s', (_name, edit, expected) => {
    expect(breaksOf(edit).join('\n')).toContain(expected);
  });
});

describe('compatible changes pass', () => {
  it.each<[string, Edit]>([
    ['a new path', (one) => (one.paths['/new'] = one.paths['/balance'])],
    ['a new code', (one) => (one.codes.new_code = { status: 409, retryable: false })],
    ['a new event', (one) => (one.webhooks['escrow.new'] = one.webhooks['escrow.funded'])],
    ['a new field of an answer', (one) => (escrow(one).properties.extra = { type: 'string' })],
    ['a new optional field', (one) => (initiate(one).properties.extra = { type: 'string' })],
    ['a field no longer required', (one) => initiate(one).required.pop()],
    ['a wider amount', (one) => (initiate(one).properties.amount.minimum = 1)],
    ['a new choice of an answer', (one) => one.components.schemas.EscrowStatus.enum.push('paused')],
    ['an answer held narrower', (one) => (one.components.schemas.EscrowPage.properties.data.maxItems = 50)],
    ['a component under another name', renameEscrow],
  ])('%s', (_name, edit) => {
    expect(breaksOf(edit)).toEqual([]);
  });
});

function renameEscrow(one: Tree): void {
  const text = JSON.stringify(one).replaceAll(
    '#/components/schemas/Escrow"',
    '#/components/schemas/Renamed"',
  );
  Object.assign(one, JSON.parse(text));
  one.components.schemas.Renamed = one.components.schemas.Escrow;
}
