export type EscrowBody = typeof escrowBody & { reference: string };

/** The body of an initiate; only the reference differs. */
export const escrowBody = {
  amount: 2_500_000,
  currency: 'NGN',
  customer_email: 'buyer@example.com',
  customer_name: 'Ada Obi',
  seller_email: 'seller@example.com',
  seller_name: 'Adire Market',
  description: 'Two metres of hand-dyed cotton',
  callback_url: 'https://shop.example.com/webhooks/escrow',
  return_url: 'https://shop.example.com/orders',
  release_window_hours: 48,
  metadata: { cart: 'c-1029', channel: 'web' },
};
