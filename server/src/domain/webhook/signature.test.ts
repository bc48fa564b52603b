import { describe, expect, it } from 'vitest';
import { signDelivery } from './signature.js';

const secret = '0123456789abcdef'.repeat(4);
const rawBody = '{"event":"escrow.funded","reference":"ORD-1001","amount":250000,"currency":"NGN"}';
const id = 'evt_01J00000000000000000000000';
const timestampSeconds = 1_700_000_000;

describe('the signature of a delivery', () => {
  it('is the published vector in both schemes', () => {
    expect(signDelivery({ secrets: [secret], id, timestampSeconds, rawBody })).toEqual({
      'x-service-signature': 'cbc3f8ce34200c93b29a0635c5ffba29eac7ed8a0fe3b869f8efb2f9b2280547',
      'webhook-id': id,
      'webhook-timestamp': '1700000000',
      'webhook-signature': 'v1,r9mLKwEpsXnCk7Xy/fb/NIxuCKxWtbkbIyhS0XhCW30=',
    });
  });

  it('covers the bytes of the body', () => {
    const text = '{"event":"escrow.funded","reference":"ÒRD-₦1","amount":10000,"currency":"NGN"}';
    const ofText = signDelivery({ secrets: [secret], id, timestampSeconds, rawBody: text });
    const ofBytes = signDelivery({ secrets: [secret], id, timestampSeconds, rawBody: Buffer.from(text) });
    expect(ofBytes).toEqual(ofText);
    expect(ofText['x-service-signature']).toBe(
      'f1f75c4df5ef51c7948dfb2fec9f3b3533bb76cfdc339d77602ce51b2431e943',
    );
  });

  it('lists a signature per secret after a rotation, and uses the newest secret where only one fits', () => {
    const older = 'fedcba9876543210'.repeat(4);
    const alone = (one: string) => signDelivery({ secrets: [one], id, timestampSeconds, rawBody });
    const both = signDelivery({ secrets: [secret, older], id, timestampSeconds, rawBody });
    expect(both['webhook-signature']?.split(' ')).toEqual([
      alone(secret)['webhook-signature'],
      alone(older)['webhook-signature'],
    ]);
    expect(both['x-service-signature']).toBe(alone(secret)['x-service-signature']);
  });
});
