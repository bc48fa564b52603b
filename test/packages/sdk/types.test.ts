import type {
  Answer,
  Charge,
  ErrorCode,
  Escrow,
  EscrowCheckout,
  EventObject,
  InitiateEscrowInput,
  Kobo,
  WebhookEvent,
} from '@escrow-checkout/sdk';
import type { EscrowReleasedEvent } from '@escrow-checkout/sdk/webhooks';
import { describe, expectTypeOf, it } from 'vitest';

// The compiler decides here: `npm run check` fails where one of these is not so.

type Item<List> = List extends AsyncIterable<infer Each> ? Each : never;
type Read<Method extends (...words: never[]) => unknown> = Awaited<ReturnType<Method>>;
type Events = EscrowCheckout['events'];

describe('an event, wherever it comes from', () => {
  it('is one type: in a list, read alone, followed, and delivered', () => {
    expectTypeOf<EventObject>().toEqualTypeOf<WebhookEvent>();
    expectTypeOf<Item<ReturnType<Events['list']>>>().toEqualTypeOf<WebhookEvent>();
    expectTypeOf<Item<ReturnType<Events['stream']>>>().toEqualTypeOf<WebhookEvent>();
    expectTypeOf<Read<Events['get']>>().toExtend<WebhookEvent>();
  });

  it('has the fields of its kind once `event` is known', () => {
    const read = (event: Read<Events['get']> | Item<ReturnType<Events['list']>>) => {
      if (event.event === 'escrow.released') {
        expectTypeOf(event).toExtend<EscrowReleasedEvent>();
        expectTypeOf(event.released_amount).toEqualTypeOf<Kobo>();
        expectTypeOf(event.payout_id).toEqualTypeOf<string>();
        // @ts-expect-error: a release has no dispute.
        event.dispute_id;
      }
      if (event.event === 'dispute.opened') expectTypeOf(event.dispute_id).toEqualTypeOf<string>();
      // @ts-expect-error: it is not known yet what this event is.
      event.released_amount.toFixed();
    };
    expectTypeOf(read).returns.toBeVoid();
  });

  it('may be of a kind that this version does not know', () => {
    const read = (event: EventObject): unknown => {
      switch (event.event) {
        case 'escrow.funded':
          return event.held_amount;
        // @ts-expect-error: no version has such an event under a name that is known here.
        case 'escrow.fundet':
          return null;
        default:
          expectTypeOf(event.reference).toEqualTypeOf<string>();
          return event.event;
      }
    };
    expectTypeOf(read).returns.toBeUnknown();
  });
});

describe('what an answer may say grows', () => {
  it('so its lists of values are open, and still complete themselves', () => {
    expectTypeOf<'a status of a later version'>().toExtend<Escrow['status']>();
    expectTypeOf<'a status of a later version'>().toExtend<Charge['status']>();
    expectTypeOf<'a code of a later version'>().toExtend<ErrorCode>();
    // A plain string would have swallowed the names that editors offer.
    expectTypeOf<Escrow['status']>().not.toEqualTypeOf<string>();
  });

  it('but what a request may say is fixed', () => {
    expectTypeOf<InitiateEscrowInput['currency']>().toEqualTypeOf<'NGN'>();
  });

  it('and every answer knows whether it was a repeat, and its request', () => {
    expectTypeOf<Answer<Escrow>['replayed']>().toEqualTypeOf<boolean>();
    expectTypeOf<Answer<Escrow>['requestId']>().toEqualTypeOf<string | null>();
  });
});
