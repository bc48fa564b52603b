import type { Words } from '../language.js';
import { sellerStates } from './seller-states.js';
import { around, before, until } from './time.js';

function passOn(isManaged: boolean): string {
  return isManaged ? 'vous remettez le colis au transporteur' : 'vous expédiez l’article';
}

/** Every word of the seller's pages. */
export const sellerPage: Words['sellerPage'] = {
  states: sellerStates,
  sellerPage: {
    heading: 'La vente',
    shop: 'Boutique',
    reference: 'Commande',
    what: 'Ce que vous vendez',
    buyer: 'Acheteur',
    price: 'Prix',
  },
  money: {
    heading: 'Où est l’argent',
    received: 'Payé par l’acheteur',
    held: 'Gardé chez nous',
    released: 'À vous',
    refunded: 'Rendu à l’acheteur',
    nothing: 'Rien n’a encore été payé.',
    goes: 'Vous sera versé automatiquement',
    rests: (words) =>
      'Votre compte bancaire a été modifié. Pour vous protéger, aucun argent n’y est versé ' +
      `${before(words)}.`,
  },
  blocks: {
    heading: 'Ce qu’on attend',
    reasons: {
      not_funded: 'L’acheteur n’a pas tout payé.',
      disputed: null,
      final: null,
      payment_reversed: 'La banque de l’acheteur a repris de l’argent, et ce n’est pas réglé.',
      delivery_failed: 'Le colis n’est pas arrivé.',
      seller_not_accepted: 'Vous n’avez pas accepté la vente.',
      payout_details_missing: null,
    },
  },
  payouts: {
    heading: 'Versement à votre banque',
    status: {
      waiting_details: 'attend votre compte bancaire',
      under_way: 'en route',
      paid: 'versé',
      needs_help:
        'votre banque ne l’a pas accepté. Vérifiez votre compte bancaire, et donnez-en un autre s’il est ' +
        'faux ou fermé. S’il est juste, vous n’avez rien à faire : nous nous en occupons',
      returned_to_payer: 'rendu à l’acheteur, car votre banque ne l’a pas accepté',
      too_small:
        'trop petit pour un virement à lui seul ; nous le versons avec vos prochains petits paiements',
    },
    rests: (words) =>
      'pas encore envoyé : votre compte bancaire a été modifié. Pour vous protéger, nous n’envoyons pas ' +
      `cet argent ${before(words)}`,
    to: (bank, last4) => `Vers ${bank}, compte se terminant par ${last4}`,
    sessionId: 'Identifiant de session (Session ID)',
    sessionIdAbout: 'Votre banque peut retrouver le virement grâce à ce numéro.',
  },
  account: {
    heading: 'Votre compte bancaire',
    bank: 'Banque',
    holder: 'Nom du titulaire',
    number: 'Numéro de compte',
    ending: (last4) => `se terminant par ${last4}`,
    missing: 'Nous ne savons pas encore où vous payer. En attendant, votre argent reste chez nous.',
    give: 'Ajouter votre compte bancaire',
    change: 'Utiliser un autre compte',
    title: 'Où devons-nous vous payer ?',
    about: (merchant) => `Toutes vos ventes via ${merchant} sont versées sur ce compte.`,
    bankHint: 'Tapez son nom, par exemple GTBank, OPay ou Kuda, et choisissez-la.',
    numberHint: '10 chiffres',
    button: 'Vérifier le compte',
    wrong: {
      bank:
        'Nous ne connaissons aucune banque de ce nom. Tapez les premières lettres, et choisissez-la dans ' +
        'la liste.',
      number: 'Cette banque ne connaît pas ce numéro de compte. Vérifiez-le : il a 10 chiffres.',
      unclear:
        'La banque ne connaît pas ce numéro, ou ne répond pas en ce moment. Vérifiez-le, et réessayez dans ' +
        'une minute.',
      enquiries: 'Vous avez demandé beaucoup de comptes. Réessayez dans une heure.',
      changed:
        'Un autre compte a été enregistré pendant que nous interrogions la banque. Il est indiqué ' +
        'ci-dessus, et rien n’a été remplacé. Renvoyez ce formulaire si le compte ci-dessous doit le ' +
        'remplacer.',
    },
    confirmTitle: 'Est-ce votre compte ?',
    confirmAbout:
      'La banque indique que le compte est à ce nom. Si ce n’est pas vous, l’argent irait à quelqu’un ' +
      'd’autre.',
    confirm: 'Oui, payez-moi là',
    confirmAccept: 'Oui, accepter la vente et me payer là',
    other: 'Non, un autre compte',
  },
  accept: {
    link: 'Accepter la vente',
    title: 'Accepter la vente',
    terms: (naira, buyer, { isPaid, isManaged }) => [
      isPaid
        ? `${naira} sont là, gardés chez nous. Après avoir accepté, ${passOn(isManaged)}.`
        : `${capital(passOn(isManaged))} une fois que nous confirmons que ${naira} sont là. Pas avant.`,
      `${buyer} vérifie. L’argent vous est versé à la confirmation, ou automatiquement à la fin du délai.`,
      'Si un problème est signalé, l’argent reste chez nous jusqu’à ce que le problème soit réglé.',
    ],
    anyBuyer: 'L’acheteur',
    to: 'Vous êtes payé sur :',
    changed: 'Le compte bancaire a changé depuis. Regardez à nouveau avant d’accepter.',
    button: 'Accepter',
    later: 'Accepter maintenant, donner mon compte plus tard',
    noBanks:
      'Les banques ne répondent pas en ce moment. Vous pouvez accepter maintenant et donner votre compte ' +
      'plus tard.',
  },
  decline: {
    link: 'Refuser',
    title: 'Refuser la vente',
    about:
      'La vente se termine, et ce que l’acheteur a payé lui est rendu. C’est définitif : on ne peut pas ' +
      'revenir en arrière.',
    reason: 'Pourquoi ? (facultatif)',
    hint: 'La boutique et l’acheteur peuvent le lire. 500 caractères au maximum.',
    wrong: 'Dites-le en 500 caractères au maximum.',
    button: 'Refuser la vente',
  },
  send: {
    link: 'J’ai expédié le colis',
    title: 'Indiquez que vous avez expédié le colis',
    about: (naira, words) => [
      'Le temps de l’acheteur pour vérifier commence à l’arrivée prévue, ou dès que l’acheteur dit que le ' +
        'colis est arrivé.',
      `Si l’acheteur a déjà l’article, ce temps commence maintenant. Il se termine ${around(words)}.`,
      `Si aucun problème n’est signalé d’ici là, ${naira} vous sont versés automatiquement, et plus tôt si ` +
        'l’acheteur confirme.',
    ],
    noAccount:
      'Nous ne connaissons pas encore votre compte bancaire. Donnez-le aussi, pour que l’argent puisse ' +
      'vous être versé.',
    why: 'Le numéro de suivi et une photo vous protègent : ils montrent que vous avez expédié le colis.',
    fields: {
      tracking_number: {
        label: 'Numéro de suivi',
        hint: 'Il figure sur le reçu du transporteur. 200 caractères au maximum.',
        problems: {
          missing: 'Donnez le numéro de suivi. Il figure sur le reçu du transporteur.',
          wrong: 'Donnez-le en 200 caractères au maximum.',
        },
      },
      proof_photo_url: {
        label: 'Lien vers une photo du colis',
        hint:
          'Mettez la photo en ligne, par exemple dans Google Photos, et collez ici un lien que tout le ' +
          'monde peut ouvrir.',
        problems: {
          missing: 'Donnez le lien vers une photo du colis.',
          wrong: 'Collez le lien entier, par exemple https://photos.example.com/parcel.jpg',
        },
      },
      courier_name: {
        label: 'Transporteur (facultatif)',
        hint: 'Qui transporte le colis. 200 caractères au maximum.',
        problems: { missing: null, wrong: 'Donnez-le en 200 caractères au maximum.' },
      },
      notes: {
        label: 'Message à l’acheteur (facultatif)',
        hint: '2 000 caractères au maximum.',
        problems: { missing: null, wrong: 'Dites-le en 2 000 caractères au maximum.' },
      },
    },
    button: 'Oui, j’ai expédié le colis',
  },
  toSellerPage: 'Retour à la vente',
  moneyCard: {
    label: { held: 'Gardé pour vous', released: 'À vous' },
    stations: ['L’acheteur a payé', 'Gardé chez nous', 'Vous êtes payé'],
    shares: { seller: 'Pour vous :', buyer: 'Rendu à l’acheteur :' },
  },
  steps: {
    heading: 'Quand vous êtes payé',
    offered: 'Vente proposée',
    accept: 'Vous acceptez',
    accepted: 'Vous avez accepté',
    pay: 'L’acheteur paie',
    paid: 'L’acheteur a payé',
    send: 'Vous expédiez le colis',
    sent: 'Vous avez expédié le colis',
    check: (buyer) => `${buyer} vérifie`,
    checkBy: (words) => capital(until(words)),
    to: (naira, bank, last4) => `${naira} vers ${bank} ••${last4}`,
    soon: 'en général quelques minutes après le versement',
    settled: 'Versé sur votre compte',
    next: 'à venir',
  },
};

function capital(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
