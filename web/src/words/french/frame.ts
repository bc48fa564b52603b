import type { Words } from '../language.js';

/** The words around every page: the bar above it and the footer below it. */
export const frame: Words['frame'] = {
  help: 'Aide',
  order: (reference) => `Commande ${reference}`,
  sale: {
    name: (merchant) => `Vente via ${merchant}`,
    about: (reference) => `Commande ${reference} · Vous êtes le vendeur`,
  },
  footer: {
    heading: 'Aide',
    shop: (merchant) => `Une question sur l’article ou la commande ? ${merchant} vous répond :`,
    us: 'Une question sur l’argent ? Nous vous répondons :',
    held: ({ name, registration, bank, licence }) => {
      const who = [name && `par ${name}`, name && registration, bank && `chez ${bank}`, licence];
      return `L’argent est gardé ${who.filter(Boolean).join(', ')}.`;
    },
    run: ({ name, registration, licence }) =>
      `Paiements traités par ${[name, registration, licence].filter(Boolean).join(', ')}.`,
    whatsapp: (number) => `WhatsApp ${number}`,
    how: 'Comment votre argent est protégé',
    terms: 'Conditions',
    privacy: 'Confidentialité',
    times: 'Toutes les heures sont à l’heure de Lagos.',
    warning:
      'Personne chez nous ne vous demandera jamais votre code PIN ni votre code de connexion : ni par ' +
      'téléphone, ni par e-mail, ni par messagerie.',
  },
};
