import { isWaited } from '../../arrival-view.js';
import type { CheckoutPageView, Parcel, Return } from '../../view.js';
import type { Words } from '../language.js';
import { arrival as words } from './arrival.js';
import { toBuyer } from './parcel.js';
import { beforeWithLeft } from './time.js';

/** The title and explanation of each state of an order. */
export const states: Words['states'] = {
  waiting: ({ isHeld, amount, description }) => ({
    title: `Payez ${amount.naira.replace(/,00(?=\D*$)/, '')} par virement bancaire`,
    lines: [
      ...(description === null ? [] : [description]),
      ...(isHeld ? [] : ['Votre argent va à la boutique dès qu’il arrive.']),
    ],
  }),
  part_paid: ({ received }) => ({
    title: 'Une partie de l’argent est arrivée',
    lines: [`${received.naira} sont arrivés. Envoyez le reste, et votre commande est payée.`],
  }),
  account_expired: () => ({
    title: 'Ce numéro de compte a expiré',
    lines: ['N’y envoyez plus d’argent. Demandez un nouveau numéro pour payer.'],
  }),
  closing: () => ({
    title: 'Le délai pour payer est terminé',
    lines: [
      'N’envoyez plus d’argent. Un virement fait à temps compte encore quand il arrive. ' +
        'Un virement fait plus tard vous est rendu automatiquement.',
    ],
  }),
  funded: toBuyer,
  delivered: (view) => {
    const { held, seller, arrival } = view;
    if (isWaited(arrival)) return words.waiting(seller, held.naira, arrival);
    return toCheck(view);
  },
  disputed: ({ held }) => ({
    title: 'Un problème a été signalé',
    lines: [
      `Nous gardons ${held.naira} jusqu’à ce que le problème soit réglé. Avant cela, personne ne peut y ` +
        'toucher.',
    ],
  }),
  payment_reversed: () => ({
    title: 'Votre banque a repris le paiement',
    lines: ['Nous nous en occupons. Rien n’est versé avant que ce soit réglé.'],
  }),
  released: ({ released, refunded, seller }) => ({
    title:
      refunded.kobo > 0
        ? 'Réglé. Une partie de l’argent vous est rendue'
        : 'Terminé. L’argent est versé au vendeur',
    lines:
      refunded.kobo > 0
        ? [`${refunded.naira} vous sont rendus, et ${released.naira} sont versés à ${seller}.`]
        : [`${released.naira} sont versés à ${seller}. Merci pour votre commande.`],
  }),
  paid: ({ merchant }) => ({ title: 'Payé. Merci', lines: [`${merchant} a votre paiement.`] }),
  refunded: ({ returns }) =>
    isPaidBack(returns)
      ? { title: 'Votre argent vous a été rendu', lines: ['Il est sur le compte d’où il vient.'] }
      : { title: 'Votre argent vous est rendu', lines: ['Il retourne sur le compte d’où il vient.'] },
  declined: ({ seller, declineReason, returns }) => ({
    title: 'Le vendeur a refusé',
    lines: [
      `${seller} ne peut pas honorer cette commande.`,
      ...(declineReason === null ? [] : [`Sa raison : ${declineReason}`]),
      returned(returns),
    ],
  }),
  cancelled: ({ merchant, returns }) => ({
    title: 'Cette commande a été annulée',
    lines: [`${merchant} l’a annulée.`, returned(returns)],
  }),
  expired: ({ returns }) => ({
    title: 'Cette commande n’a pas été payée à temps',
    lines: [
      'N’envoyez pas d’argent. Pour l’acheter quand même, demandez un nouveau lien à la boutique.',
      returned(returns),
    ],
  }),
  failed: ({ returns }) => ({
    title: 'Ce paiement n’a pas abouti',
    lines: ['N’envoyez pas d’argent. Demandez un nouveau lien à la boutique.', returned(returns)],
  }),
};

/** What is with the buyer, or may be by now. */
function toCheck({ held, seller, delivery, parcel }: CheckoutPageView) {
  return {
    title: isBrought(parcel) ? 'Livré. Vérifiez votre colis' : 'Expédié. Vérifiez votre colis',
    lines: [
      isBrought(parcel)
        ? `${parcel.carrier} indique l’avoir livré. Nous gardons encore ${held.naira}.`
        : `Selon ${seller}, le colis est parti. Nous gardons encore ${held.naira}.`,
      delivery?.releasesAt
        ? `Si vous ne signalez aucun problème ${beforeWithLeft(delivery.releasesAt)}, l’argent va au vendeur.`
        : 'L’argent va au vendeur quand vous confirmez la réception.',
    ],
  };
}

function isBrought(parcel: Parcel | null): parcel is Parcel {
  return parcel?.status === 'delivered';
}

function isPaidBack(returns: readonly Return[]): boolean {
  return returns.length > 0 && returns.every(({ status }) => status === 'paid');
}

function returned(returns: readonly Return[]): string {
  if (returns.length === 0) return 'Rien n’a été payé.';
  return isPaidBack(returns)
    ? 'Ce que vous aviez payé vous a été rendu.'
    : 'Ce que vous avez payé vous est rendu.';
}
