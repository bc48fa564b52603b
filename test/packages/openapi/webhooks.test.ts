import { type EventType, events } from '@escrow-checkout/contract';
import { buildDocument } from '@escrow-checkout/openapi';
import { describe, expect, it } from 'vitest';

// biome-ignore lint/suspicious/noExplicitAny: the document is read as the JSON it becomes
const document: any = JSON.parse(JSON.stringify(buildDocument()));

describe('the webhooks of the document', () => {
  it('are the event types of the contract, each with its headers', () => {
    expect(Object.keys(document.webhooks)).toEqual(Object.keys(events));
    for (const { post } of Object.values<{ post: { parameters: { $ref: string }[] } }>(document.webhooks)) {
      const names = post.parameters.map(({ $ref }) => {
        const parameter = document.components.parameters[$ref.split('/').at(-1) as string];
        return parameter.name;
      });
      expect(names).toEqual([
        'x-service-signature',
        'x-service-event',
        'webhook-id',
        'webhook-timestamp',
        'webhook-signature',
      ]);
    }
  });

  it.each(Object.keys(events) as EventType[])('%s has an example that its schema takes', (type) => {
    const { schema, example } = document.webhooks[type].post.requestBody.content['application/json'];
    expect(() => events[type].payload.strict().parse(example)).not.toThrow();
    expect(schema.allOf[0]).toEqual({ $ref: '#/components/schemas/EventObject' });
    expect(schema.allOf[1].properties.event).toMatchObject({ type: 'string', const: type });
    const own = Object.keys(events[type].example);
    expect(Object.keys(schema.allOf[1].properties)).toEqual(expect.arrayContaining(own));
  });

  it('have unique ids', () => {
    const ids = Object.values<{ post: { operationId: string } }>(document.webhooks).map(
      ({ post }) => post.operationId,
    );
    expect(new Set(ids).size).toBe(ids.length);
  });
});
