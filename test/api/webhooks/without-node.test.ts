import { expect, it, vi } from 'vitest';

// The file that package.json exports to runtimes other than Node.
vi.mock('#mac', () => import('../../../sdk/src/webhooks/mac-web.js'));

/** Repeats every case and vector with WebCrypto only, as on Workers. */
await import('./cases.test.js');
await import('./vectors.test.js');
const { verifyWebhook } = await import('@escrow-checkout/sdk/webhooks');
const { signWebhook } = await import('@escrow-checkout/sdk/testing');

it('verifies with WebCrypto only', async () => {
  const secret = '0123456789abcdef'.repeat(4);
  const { body, headers } = await signWebhook({ event: 'escrow.funded' }, secret);
  const verify = vi.spyOn(crypto.subtle, 'verify');
  expect(await verifyWebhook(body, headers, secret)).toEqual({ event: 'escrow.funded' });
  expect(verify).toHaveBeenCalledOnce();
});
