import { expect, it, vi } from 'vitest';

// The file that package.json gives wherever there is no Node, in place of Node's own.
vi.mock('#mac', () => import('../../../sdk/src/webhooks/mac-web.js'));

/** Every case and every vector once more, as on Workers, where there is nothing but WebCrypto. */
await import('./cases.test.js');
await import('./vectors.test.js');
const { verifyWebhook } = await import('@escrow-checkout/sdk/webhooks');
const { signWebhook } = await import('@escrow-checkout/sdk/testing');

it('verifies with WebCrypto where that is all there is', async () => {
  const secret = '0123456789abcdef'.repeat(4);
  const { body, headers } = await signWebhook({ event: 'escrow.funded' }, secret);
  const verify = vi.spyOn(crypto.subtle, 'verify');
  expect(await verifyWebhook(body, headers, secret)).toEqual({ event: 'escrow.funded' });
  expect(verify).toHaveBeenCalledOnce();
});
