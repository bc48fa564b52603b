import type { FrameWords } from './frame-words.js';

/** The words around every mail in French. */
export const frenchFrame: FrameWords = {
  service: 'Escrow Checkout',
  order: (reference) => `Commande ${reference}`,
  sale: {
    name: (merchant) => `Vente sur ${merchant}`,
    about: 'Vous êtes le vendeur',
  },
  footer: {
    shop: (merchant) => `Une question sur l’article ou la commande\u00a0? ${merchant} vous répond\u00a0:`,
    us: 'Une question sur l’argent\u00a0? Nous vous répondons\u00a0:',
    whatsapp: (number) => `WhatsApp ${number}`,
    held: ({ name, registration, bank, licence }) => {
      const who = [name && `par ${name}`, name && registration, bank && `chez ${bank}`, licence];
      return `L’argent est bloqué ${who.filter(Boolean).join(', ')}.`;
    },
    run: ({ name, registration, licence }) =>
      `Paiements par ${[name, registration, licence].filter(Boolean).join(', ')}.`,
    terms: 'Conditions',
    privacy: 'Confidentialité',
    warning:
      'Personne chez nous ne vous demandera votre code PIN ni votre code de connexion, que ce soit par ' +
      'téléphone, e-mail ou messagerie.',
  },
  amounts: {
    'checkout.receipt': ({ amount }) => ({ label: 'Vous avez payé', kobo: amount }),
    'checkout.delivery_failed': ({ held }) => ({ label: 'Bloqué pour vous', kobo: held }),
    'checkout.reminder': ({ amount }) => ({ label: 'Bloqué pour vous', kobo: amount }),
    'checkout.released': ({ amount }) => ({ label: 'Va au vendeur', kobo: amount }),
    'checkout.refunded': ({ amount, tooSmall }) => ({ label: 'Vous revient', kobo: amount - tooSmall }),
    'checkout.refund_failed': ({ amount }) => ({ label: 'Toujours à vous', kobo: amount }),
    'checkout.dispute_resolved': ({ refunded }) => ({ label: 'Vous revient', kobo: refunded }),
    'seller.invitation': ({ amount }) => ({ label: 'Prix', kobo: amount }),
    'seller.funded': ({ amount }) => ({ label: 'L’acheteur a payé', kobo: amount }),
    'seller.released': ({ amount }) => ({ label: 'À vous', kobo: amount }),
    'seller.paid_out': ({ amount }) => ({ label: 'Versé sur votre compte', kobo: amount }),
    'seller.payout_problem': ({ amount }) => ({ label: 'Toujours à vous', kobo: amount }),
    'seller.bank_account_missing': ({ amount }) => ({ label: 'À vous', kobo: amount }),
    'seller.dispute_resolved': ({ released }) => ({ label: 'Va à vous', kobo: released }),
  },
};
