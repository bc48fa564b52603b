import type { FrameWords } from './frame-words.js';

/** The words around every mail: the bar above its text and the footer below it. */
export const englishFrame: FrameWords = {
  service: 'Escrow Checkout',
  order: (reference) => `Order ${reference}`,
  sale: {
    name: (merchant) => `Sale through ${merchant}`,
    about: 'You are the seller',
  },
  footer: {
    shop: (merchant) => `Questions about the goods or the order? ${merchant} answers:`,
    us: 'Questions about the money? We answer:',
    whatsapp: (number) => `WhatsApp ${number}`,
    held: ({ name, registration, bank, licence }) => {
      const who = [name && `by ${name}`, name && registration, bank && `at ${bank}`, licence];
      return `Money is held ${who.filter(Boolean).join(', ')}.`;
    },
    run: ({ name, registration, licence }) =>
      `Payments through ${[name, registration, licence].filter(Boolean).join(', ')}.`,
    terms: 'Terms',
    privacy: 'Privacy',
    times: 'All times are Lagos time.',
    warning: 'Nobody from us will ask for your PIN or sign-in code, by phone, mail or chat.',
  },
  amounts: {
    'checkout.receipt': ({ amount }) => ({ label: 'You paid', kobo: amount }),
    'checkout.delivery_failed': ({ held }) => ({ label: 'Held for you', kobo: held }),
    'checkout.reminder': ({ amount }) => ({ label: 'Held for you', kobo: amount }),
    'checkout.released': ({ amount }) => ({ label: 'Goes to the seller', kobo: amount }),
    'checkout.refunded': ({ amount, tooSmall }) => ({ label: 'Goes back to you', kobo: amount - tooSmall }),
    'checkout.refund_failed': ({ amount }) => ({ label: 'Still yours', kobo: amount }),
    'checkout.dispute_resolved': ({ refunded }) => ({ label: 'Goes back to you', kobo: refunded }),
    'seller.invitation': ({ amount }) => ({ label: 'Price', kobo: amount }),
    'seller.funded': ({ amount }) => ({ label: 'The buyer has paid', kobo: amount }),
    'seller.released': ({ amount }) => ({ label: 'Yours', kobo: amount }),
    'seller.paid_out': ({ amount }) => ({ label: 'Paid to you', kobo: amount }),
    'seller.payout_problem': ({ amount }) => ({ label: 'Still yours', kobo: amount }),
    'seller.bank_account_missing': ({ amount }) => ({ label: 'Yours', kobo: amount }),
    'seller.dispute_resolved': ({ released }) => ({ label: 'Goes to you', kobo: released }),
  },
};
