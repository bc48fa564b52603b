import type { Words } from '../language.js';

const solved = { withdrawn: 'Le signalement a été retiré', decided: 'Nous avons décidé' };

const ends = { cancelled: 'Annulée', expired: 'Non payée à temps', failed: 'Le paiement a échoué' };

/** The steps of a progress that does not end in a payout. */
export const story: Words['story'] = {
  by: (name) => `par ${name}`,
  self: 'vous',
  us: 'nous',
  anyBuyer: 'l’acheteur',
  buyer: {
    ends: { ...ends, declined: 'Refusée', reversed: 'La banque du payeur a repris le paiement' },
    back: (naira) => `${naira} à vous rendre`,
    solved: {
      ...solved,
      conceded: 'Le vendeur rend l’argent',
      silence: 'Le vendeur n’a pas répondu à temps',
    },
  },
  seller: {
    ends: { ...ends, declined: 'Refusée', reversed: 'La banque de l’acheteur a repris le paiement' },
    back: (naira) => `${naira} à rendre à l’acheteur`,
    solved: {
      ...solved,
      conceded: 'L’argent revient à l’acheteur',
      silence: 'Il n’y a pas eu de réponse à temps',
    },
  },
  paidBack: (naira) => `${naira} ont été rendus`,
  toPayBack: (naira) => `${naira} arrivent sur le compte d’origine`,
  whoever: {
    buyer: 'Le vendeur est payé, ou votre argent vous est rendu',
    seller: 'L’argent vous revient, ou revient à l’acheteur',
  },
};
