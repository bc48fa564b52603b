/** The seller's account at the sandbox bank. */
export const payout = { bank_code: '058', account_number: '0123456789' };

/** The proof of a self-managed delivery. */
export const proof = {
  tracking_number: 'GIG-123',
  proof_photo_url: 'https://shop.example.com/proof.jpg',
};
