import type { SellerPageView } from '../../seller-view.js';

/** The title and explanation of a paid sale that a carrier picks up, for its seller. */
export function toSeller(view: SellerPageView): { title: string; lines: readonly string[] } {
  const { held, parcel, blockedBy } = view;
  const safe = `Nous gardons ${held.naira} pour vous.`;
  if (blockedBy.includes('delivery_failed')) return failedToSeller(view);
  switch (parcel?.status) {
    case 'booked':
      return {
        title: 'Payé. Remettez le colis',
        lines: [`${safe} ${parcel.carrier} vient prendre le colis. Vous n’avez pas à l’indiquer ici.`],
      };
    case 'picked_up':
    case 'in_transit':
      return {
        title: 'En route vers l’acheteur',
        lines: [`${safe} À l’arrivée, l’acheteur vérifie. Vous n’avez rien à faire pour le moment.`],
      };
    case 'cancelling':
      return {
        title: 'Gardez le colis',
        lines: [
          `${safe} Ce ramassage est en cours d’annulation. Nous vous écrirons quand un autre sera réservé.`,
        ],
      };
    case 'failed':
    case 'cancelled':
      return {
        title: 'La première livraison n’a pas abouti',
        lines: [
          `${safe} Vous n’avez rien à faire pour le moment. Demandez à la boutique où se trouve le colis.`,
        ],
      };
    default:
      return {
        title: 'Payé. Tenez le colis prêt',
        lines: [
          `${safe} La livraison est organisée pour vous : cette page indique qui prend le colis, et nous ` +
            'vous écrivons.',
        ],
      };
  }
}

function failedToSeller({ held, parcel, merchant }: SellerPageView) {
  const kept = `Nous gardons ${held.naira}. Ils ne vous sont pas versés tant que le colis n’est pas arrivé.`;
  const next = `${merchant} peut réserver un autre ramassage. Nous vous écrirons quand ce sera fait.`;
  switch (parcel?.status) {
    case 'failed':
      return {
        title: 'Le colis n’a pas été livré',
        lines: [kept, `${next} Demandez à la boutique où se trouve le colis.`],
      };
    case 'cancelled':
      return { title: 'Le ramassage a été annulé', lines: [`Gardez le colis. ${next}`, kept] };
    default:
      return {
        title: 'Un autre ramassage se prépare',
        lines: ['Si vous avez le colis, tenez-le prêt. Cette page indique qui vient le prendre.', kept],
      };
  }
}
