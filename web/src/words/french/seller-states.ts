import { isWaited } from '../../arrival-view.js';
import type { SellerPageView } from '../../seller-view.js';
import type { Words } from '../language.js';
import { arrival as arrivalWords } from './arrival.js';
import { toSeller } from './parcel-seller.js';
import { beforeWithLeft, untilWithLeft } from './time.js';

/** The title and explanation of each state of a sale. */
export const sellerStates: Words['sellerPage']['states'] = {
  offered: ({ merchant, paidAt, payBy, isManaged }) => ({
    title: 'Voulez-vous cette vente ?',
    lines: [
      `Selon ${merchant}, vous vendez ceci.`,
      paidAt
        ? `L’acheteur a payé, et l’argent est gardé chez nous. Acceptez, puis ${toDo(isManaged)}.`
        : `L’acheteur peut payer${until(payBy)}. N’expédiez rien avant que nous confirmions que l’argent ` +
          'est là.',
    ],
  }),
  accepted: ({ payBy }) => ({
    title: 'Accepté. En attente du paiement',
    lines: [
      `L’acheteur peut payer${until(payBy)}. N’expédiez encore rien : nous vous dirons quand l’argent sera ` +
        'là.',
    ],
  }),
  to_send: (view) => {
    if (view.isManaged) return toSeller(view);
    return {
      title: 'Payé. Expédiez le colis maintenant',
      lines: [`Nous gardons ${view.held.naira} pour vous. Expédiez l’article, puis indiquez-le ici.`],
    };
  },
  sent: (view) => ({ title: sentTitle(view), lines: [whenItGoes(view)] }),
  disputed: ({ held }) => ({
    title: 'Un problème a été signalé',
    lines: [
      `Nous gardons ${held.naira} jusqu’à ce que le problème soit réglé. Avant cela, personne ne peut y ` +
        'toucher.',
    ],
  }),
  payment_reversed: () => ({
    title: 'La banque de l’acheteur a repris le paiement',
    lines: ['N’expédiez plus rien pour le moment. Nous nous en occupons.'],
  }),
  released: ({ released, refunded }) => ({
    title: refunded.kobo > 0 ? 'Réglé. Une partie de l’argent est à vous' : 'L’argent est à vous',
    lines: [
      refunded.kobo > 0
        ? `${released.naira} de cette vente vous sont versés, et ${refunded.naira} sont rendus à l’acheteur.`
        : `${released.naira} de cette vente vous sont versés.`,
    ],
  }),
  refunded: () => ({
    title: 'L’argent est rendu à l’acheteur',
    lines: [
      'Nous ne gardons plus rien de cette vente. Si vous n’avez pas encore expédié le colis, ne ' +
        'l’expédiez pas.',
    ],
  }),
  declined: ({ declineReason }) => ({
    title: 'Cette vente a été refusée',
    lines: [
      ...(declineReason === null ? [] : [`Votre raison : ${declineReason}`]),
      'N’expédiez rien. Ce qui a été payé est rendu à l’acheteur.',
    ],
  }),
  cancelled: ({ merchant }) => ({
    title: 'Cette vente a été annulée',
    lines: [`${merchant} l’a annulée. N’expédiez rien.`],
  }),
  expired: () => ({
    title: 'Cette vente n’a pas été payée à temps',
    lines: ['N’expédiez rien. La boutique peut la proposer à nouveau.'],
  }),
};

function sentTitle({ parcel, arrival }: SellerPageView): string {
  if (parcel?.status === 'delivered') return 'Livré. L’acheteur vérifie';
  return isWaited(arrival) ? arrivalWords.seller.waitingTitle : 'Expédié. L’acheteur vérifie';
}

function whenItGoes({ held, delivery, blockedBy, arrival }: SellerPageView): string {
  if (blockedBy.includes('seller_not_accepted')) {
    return (
      `Nous gardons ${held.naira}. Ils ne peuvent pas vous être versés avant que vous acceptiez la ` +
      'vente.'
    );
  }
  if (isWaited(arrival)) return arrivalWords.seller.waiting(held.naira, arrival.startsAt, arrival.endsAt);
  return delivery?.releasesAt
    ? `Si l’acheteur ne signale aucun problème ${beforeWithLeft(delivery.releasesAt)}, ${held.naira} sont ` +
        'à vous.'
    : `${held.naira} sont à vous quand l’acheteur confirme la réception.`;
}

function toDo(isManaged: boolean): string {
  return isManaged ? 'tenez le colis prêt' : 'expédiez l’article';
}

function until(moment: SellerPageView['payBy']): string {
  return moment ? ` ${untilWithLeft(moment)}` : '';
}
