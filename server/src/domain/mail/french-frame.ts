import type { FrameWords } from './frame-words.js';

/** The words around every mail in French. */
export const frenchFrame: FrameWords = {
  service: 'Escrow Checkout',
  order: (reference) => `Commande ${reference}`,
  sale: {
    name: (merchant) => `Vente via ${merchant}`,
    about: 'Vous êtes le vendeur',
  },
  footer: {
    shop: (merchant) => `Une question sur l’article ou la commande\u00a0? ${merchant} vous répond\u00a0:`,
    us: 'Une question sur l’argent\u00a0? Nous vous répondons\u00a0:',
    whatsapp: (number) => `WhatsApp ${number}`,
    held: ({ name, registration, bank, licence }) => {
      const who = [name && `par ${name}`, name && registration, bank && `chez ${bank}`, licence];
      return `L’argent est gardé ${who.filter(Boolean).join(', ')}.`;
    },
    run: ({ name, registration, licence }) =>
      `Paiements traités par ${[name, registration, licence].filter(Boolean).join(', ')}.`,
    terms: 'Conditions',
    privacy: 'Confidentialité',
    times: 'Toutes les heures sont à l’heure de Lagos.',
    warning:
      'Personne chez nous ne vous demandera jamais votre code PIN ni votre code de connexion, que ce soit ' +
      'par téléphone, e-mail ou messagerie.',
  },
  amounts: {
    'checkout.receipt': ({ amount }) => ({ label: 'Vous avez payé', kobo: amount }),
    'checkout.delivery_failed': ({ held }) => ({ label: 'Gardé pour vous', kobo: held }),
    'checkout.reminder': ({ amount }) => ({ label: 'Gardé pour vous', kobo: amount }),
    'checkout.released': ({ amount }) => ({ label: 'Versé au vendeur', kobo: amount }),
    'checkout.refunded': ({ amount, tooSmall }) => ({ label: 'Vous est rendu', kobo: amount - tooSmall }),
    'checkout.refund_failed': ({ amount }) => ({ label: 'Toujours à vous', kobo: amount }),
    'checkout.dispute_resolved': ({ refunded }) => ({ label: 'Vous est rendu', kobo: refunded }),
    'seller.invitation': ({ amount }) => ({ label: 'Prix', kobo: amount }),
    'seller.funded': ({ amount }) => ({ label: 'L’acheteur a payé', kobo: amount }),
    'seller.released': ({ amount }) => ({ label: 'À vous', kobo: amount }),
    'seller.paid_out': ({ amount }) => ({ label: 'Versé sur votre compte', kobo: amount }),
    'seller.payout_problem': ({ amount }) => ({ label: 'Toujours à vous', kobo: amount }),
    'seller.bank_account_missing': ({ amount }) => ({ label: 'À vous', kobo: amount }),
    'seller.dispute_resolved': ({ released }) => ({ label: 'Vous est versé', kobo: released }),
  },
};
