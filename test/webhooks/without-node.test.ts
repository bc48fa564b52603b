import { afterAll, expect, it, vi } from 'vitest';

// The SDK looks for Node's own HMAC when it loads: so this comes before it is imported.
const hidden = Object.getOwnPropertyDescriptor(process, 'getBuiltinModule');
Object.defineProperty(process, 'getBuiltinModule', { value: undefined, configurable: true });

/** Every case and every vector once more, as on Workers, where there is nothing but WebCrypto. */
await import('./cases.test.js');
await import('./vectors.test.js');
const { verifyWebhook } = await import('@escrow-checkout/sdk/webhooks');
const { signWebhook } = await import('@escrow-checkout/sdk/testing');

afterAll(() => {
  if (hidden) Object.defineProperty(process, 'getBuiltinModule', hidden);
});

it('verifies with WebCrypto where that is all there is', async () => {
  const secret = '0123456789abcdef'.repeat(4);
  const { body, headers } = await signWebhook({ event: 'escrow.funded' }, secret);
  const verify = vi.spyOn(crypto.subtle, 'verify');
  expect(await verifyWebhook(body, headers, secret)).toEqual({ event: 'escrow.funded' });
  expect(verify).toHaveBeenCalledOnce();
});
