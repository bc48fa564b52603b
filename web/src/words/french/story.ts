import type { Words } from '../language.js';

const ends = { cancelled: 'Annulée', expired: 'Non payée à temps', failed: 'Le paiement a échoué' };

/** The steps of a progress that does not end in a payout. */
export const story: Words['story'] = {
  by: (name) => `par ${name}`,
  self: 'vous',
  us: 'nous',
  buyer: {
    ends: { ...ends, declined: 'Refusée', reversed: 'Votre banque a repris le paiement' },
    back: (naira) => `${naira} vous sont rendus`,
  },
  seller: {
    ends: { ...ends, declined: 'Refusée', reversed: 'La banque de l’acheteur a repris le paiement' },
    back: (naira) => `${naira} sont rendus à l’acheteur`,
  },
  paidBack: (naira) => `${naira} ont été rendus`,
  toPayBack: (naira) => `${naira} arrivent sur le compte d’origine`,
  whoever: {
    buyer: 'Le vendeur est payé, ou votre argent vous est rendu',
    seller: 'L’argent va à vous ou à l’acheteur',
  },
  solved: {
    withdrawn: 'Le signalement a été retiré',
    conceded: 'L’argent a été rendu',
    silence: 'Le vendeur n’a pas répondu à temps',
    decided: 'Nous avons décidé',
  },
};
