import type { CheckoutPageView } from '../../view.js';
import type { Words } from '../language.js';

/** Every word about a parcel that a carrier picks up. */
export const parcel: Words['parcel'] = {
  heading: { buyer: 'Où se trouve votre colis', seller: 'Le colis' },
  status: {
    booking: {
      buyer: (carrier) => `Le ramassage est en cours de réservation chez ${carrier}.`,
      seller: (carrier) => `Le ramassage est en cours de réservation chez ${carrier}. Tenez le colis prêt.`,
    },
    booked: {
      buyer: (carrier) => `${carrier} va prendre le colis chez le vendeur.`,
      seller: (carrier) => `Remettez-le à ${carrier}, et à personne d’autre.`,
    },
    cancelling: {
      buyer: (carrier) => `Le ramassage par ${carrier} est en cours d’annulation.`,
      seller: (carrier) => `Le ramassage par ${carrier} est en cours d’annulation. Ne remettez pas le colis.`,
    },
    picked_up: {
      buyer: (carrier) => `${carrier} a pris le colis.`,
      seller: (carrier) => `${carrier} a pris le colis. Vous n’avez pas à l’indiquer ici.`,
    },
    in_transit: {
      buyer: (carrier) => `${carrier} vous l’apporte.`,
      seller: (carrier) => `${carrier} l’apporte à l’acheteur.`,
    },
    delivered: {
      buyer: (carrier) => `${carrier} indique l’avoir livré.`,
      seller: (carrier) => `${carrier} indique l’avoir livré.`,
    },
    failed: {
      buyer: (carrier) => `${carrier} indique n’avoir pas pu le livrer, et va peut-être réessayer.`,
      seller: (carrier) => `${carrier} indique n’avoir pas pu le livrer, et va peut-être réessayer.`,
    },
    cancelled: {
      buyer: (carrier) => `${carrier} ne l’a pas pris : le ramassage a été annulé.`,
      seller: (carrier) => `Le ramassage par ${carrier} a été annulé. Ne remettez pas le colis.`,
    },
  },
  carrier: 'Transporteur',
  pickup: 'Heure de ramassage',
  booked: 'Réservé',
  trackingNumber: 'Numéro de suivi',
  reports: (carrier) => `Ce que ${carrier} a signalé`,
  track: (carrier) => `Suivre le colis chez ${carrier}`,
  label: 'Imprimer l’étiquette et la coller sur le colis',
  steps: { pickedUp: 'Ramassé', delivered: 'Livré' },
};

/** The title and explanation of a paid order whose parcel has not arrived. */
export function toBuyer(view: CheckoutPageView): { title: string; lines: readonly string[] } {
  const { held, seller } = view;
  const paid = 'Payé. Votre argent est gardé chez nous';
  const safe = `${held.naira} sont en sécurité chez nous.`;
  if (view.waitingFor === 'delivery_failed') return failedToBuyer(view);
  switch (view.parcel?.status) {
    case 'booking':
    case 'booked':
      return {
        title: paid,
        lines: [`${safe} Ensuite, ${view.parcel.carrier} prend le colis chez ${seller}.`],
      };
    case 'picked_up':
    case 'in_transit':
      return {
        title: 'En route vers vous',
        lines: [
          `${safe} Dès que vous avez le colis, vérifiez-le : cette page vous demandera si tout va bien.`,
        ],
      };
    case undefined:
      return { title: paid, lines: [`${safe} Ensuite, ${seller} expédie ce que vous avez acheté.`] };
    default:
      return { title: paid, lines: [safe] };
  }
}

function failedToBuyer({ held, merchant, parcel: its, actions }: CheckoutPageView) {
  const kept = `Nous gardons vos ${held.naira}. Dans cette situation, ils ne vont pas au vendeur.`;
  const last = actions.reportProblem ? ' Si cela n’aide pas, signalez un problème.' : '';
  const advice =
    `${merchant} peut l’envoyer autrement ou vous rendre votre argent : demandez la suite à la ` +
    `boutique.${last}`;
  switch (its?.status) {
    case 'failed':
      return { title: 'Votre colis n’est pas arrivé', lines: [kept, advice] };
    case 'cancelled':
      return { title: 'Le ramassage a été annulé', lines: [kept, advice] };
    default:
      return {
        title: 'Le colis part d’une autre façon',
        lines: [`Le premier colis n’est pas arrivé, et ${merchant} organise une autre livraison.`, kept],
      };
  }
}
