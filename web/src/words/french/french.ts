import type { Words } from '../language.js';
import { arrival } from './arrival.js';
import { dispute, statement } from './dispute.js';
import { frame } from './frame.js';
import { front } from './front.js';
import { parcel } from './parcel.js';
import { back, pay } from './pay.js';
import { photos } from './photos.js';
import { releaseCode } from './release-code.js';
import { sellerPage } from './seller.js';
import { code, signIn } from './sign-in.js';
import { states } from './states.js';
import { story } from './story.js';
import { until } from './time.js';
import { trouble } from './trouble.js';
import { typeset } from './typeset.js';

const capital = (text: string) => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;

/** Every word of the pages in French. */
export const french: Words = typeset({
  service: 'Escrow Checkout',
  testMode: 'Mode test',
  testModeAbout: 'Ce n’est pas du vrai argent.',
  states,
  sellerPage,
  parcel,
  pay,
  back,
  frame,
  front,
  story,
  colon: ' : ',
  asSentence: capital,
  releaseCode,
  copy: { amount: 'Copier le montant', accountNumber: 'Copier le numéro de compte' },
  waitingFor: {
    delivery_failed:
      'Vous ne pouvez pas confirmer la réception tant que le colis est noté non livré. Si vous l’avez, ' +
      'dites-le à la boutique.',
    seller_not_accepted:
      'Le vendeur n’a pas encore accepté la commande. Vous pourrez confirmer la réception ensuite.',
    payout_details_missing:
      'Le vendeur n’a pas encore dit où le payer. Vous pourrez confirmer la réception ensuite.',
  },
  order: {
    heading: 'Votre commande',
    shop: 'Boutique',
    reference: 'Commande',
    seller: 'Vendeur',
    price: 'Prix',
    what: 'Ce que vous achetez',
    received: 'Argent arrivé',
    held: 'Gardé chez nous',
    released: 'Débloqué pour le vendeur',
  },
  steps: {
    heading: 'Avancement',
    ordered: 'Commandé',
    paid: (naira) => `Vous avez payé ${naira}`,
    toPay: 'Vous payez',
    delivered: (seller) => `${seller} a expédié le colis`,
    toSend: (seller) => `${seller} expédie le colis`,
    check: 'Vous vérifiez',
    checkBy: (words) => capital(until(words)),
    reported: 'Vous avez signalé un problème',
    disputed: 'Un problème a été signalé',
    solved: 'Le problème est réglé',
    settled: 'Le vendeur est payé',
    released: 'Débloqué pour le vendeur',
    done: 'La boutique est payée',
    photo: 'Photo du colis',
    next: 'à venir',
  },
  money: {
    held: 'Gardé en sécurité pour vous',
    released: 'Débloqué pour le vendeur',
    shares: { seller: 'Au vendeur :', buyer: 'Vous est rendu :' },
    stations: ['Vous avez payé', 'Gardé chez nous', 'Débloqué'],
  },
  returns: {
    heading: 'Argent qui vous est rendu',
    origin: { excess: 'en trop ou trop tard', held: 'sur le prix' },
    status: {
      under_way: 'en route vers le compte d’où il vient',
      paid: 'rendu sur le compte d’où il vient',
      needs_help:
        'votre banque ne l’a pas encore accepté ; nous nous en occupons, et vous n’avez rien à faire',
      too_small: 'trop petit pour un virement ; nous le gardons pour vous, demandez-le à la boutique',
    },
    paidOn: (naira, time) => `${naira} ont été rendus sur le compte d’où ils viennent : ${time}.`,
    sessionId: 'Identifiant de session',
    sessionIdAbout: 'Votre banque retrouve le virement grâce à ce numéro.',
  },
  delivery: {
    heading: 'Livraison',
    sent: 'Expédié',
    courier: 'Transporteur',
    trackingNumber: 'Numéro de suivi',
    photo: 'Photo du colis (ouvre un autre site)',
    notes: { buyer: 'Message du vendeur', seller: 'Votre message à l’acheteur' },
    checkHeading: 'Vérifiez avant de confirmer',
    checks: [
      'Est-ce bien ce que vous avez commandé, et tout y est-il ?',
      'Est-ce que tout fonctionne, et rien n’est cassé ?',
      'Une fois l’argent parti chez le vendeur, nous ne pouvons plus le reprendre.',
    ],
  },
  arrival,
  dispute,
  trouble,
  photos,
  actions: {
    heading: 'Ce que vous pouvez faire',
    confirm: 'J’ai bien reçu ma commande',
    problem: 'J’ai besoin d’aide',
    receipt: 'Voir le reçu',
    print: 'Utilisez votre navigateur pour imprimer ou enregistrer cette page.',
    toCheckoutPage: 'Retour à votre commande',
  },
  release: {
    title: 'Confirmez que vous avez bien reçu',
    about: (naira, seller) =>
      `Si vous confirmez, ${naira} sont versés tout de suite à ${seller}, et vous ne pourrez plus revenir ` +
      'en arrière. Confirmez seulement si vous avez l’article en main.',
    changed: 'Le montant a changé depuis. Regardez à nouveau avant de confirmer.',
    button: (naira) => `Oui, verser ${naira} au vendeur`,
  },
  problem: {
    title: 'Signaler un problème',
    about: (naira) => `${naira} restent chez nous jusqu’à ce que le problème soit réglé.`,
    last:
      'Vous avez déjà retiré un signalement. Vous ne pourrez pas retirer celui-ci : il se termine quand le ' +
      'vendeur rend l’argent ou ne répond pas à temps, ou quand nous décidons. Si le problème est réglé ' +
      'avant, vous pourrez le dire, et nous déciderons.',
    unwarned:
      'Rien n’est encore signalé. Lisez d’abord ce qui suit, puis envoyez votre signalement si vous le ' +
      'voulez toujours.',
    reason: 'Qu’est-ce qui ne va pas ?',
    text: 'Dites-nous ce qui s’est passé',
    button: (naira) => `Signaler le problème ; ${naira} restent chez nous`,
    errors: { reason: 'Choisissez ce qui ne va pas.' },
  },
  statement,
  simulate: {
    heading: 'Essayez : faites arriver un virement',
    about:
      'Cette commande est un test. Faites arriver un virement comme si vous l’aviez fait dans votre ' +
      'application bancaire :',
    exact: (naira) => `Exactement ${naira}`,
    short: (naira) => `Trop peu : ${naira}`,
    over: (naira) => `Trop : ${naira}`,
  },
  receipt: {
    title: 'Reçu',
    number: 'Numéro du reçu',
    issuer: 'Émis par',
    method: 'Moyen de paiement',
    transfer: 'Virement bancaire',
    payments: 'Virements',
    payer: 'Payeur',
    bank: 'Banque du payeur',
    sessionId: 'Identifiant de session',
    transferId: 'Numéro du virement',
    arrived: 'Arrivé',
    amount: 'Montant',
    total: 'Montant payé',
    paid: 'Date',
    notPaid: 'Rien n’a encore été payé : il n’y a donc pas de reçu.',
    to: 'Payé à',
    email: 'Acheteur',
    status: 'Où en est la commande',
    mail: 'Me l’envoyer par e-mail',
    mailed: {
      sent: 'Le reçu est en route vers votre boîte mail. Regardez aussi dans les spams.',
      tooMany:
        'Nous l’avons déjà envoyé trois fois aujourd’hui. Regardez dans votre boîte mail, ou redemandez-le ' +
        'demain.',
    },
  },
  signIn,
  code,
  chooser: {
    title: 'De quelle commande s’agit-il ?',
    about: 'Vous avez plusieurs commandes avec ce numéro.',
  },
  languages: 'Langues',
  session: { signedIn: (email) => `Connecté en tant que ${email}`, signOut: 'Se déconnecter' },
  live: {
    minutesLeft: (minutes) => ` (encore ${minutes}\u00a0min)`,
    lastMinute: ' (moins d’une minute)',
    copied: 'Copié',
    select: 'Sélectionné. Copiez avec votre appareil.',
  },
  errors: {
    title: 'Cela n’a pas fonctionné',
    tooLong:
      'C’est trop long, rien n’a donc été fait. Revenez en arrière et écrivez moins. Vous pourrez ' +
      'compléter plus tard.',
    tooLarge:
      'Vos photos sont trop grandes pour être envoyées ensemble, et rien n’a été fait. Revenez en arrière, ' +
      'et envoyez-en moins, ou de plus petites. Vous pourrez en ajouter ensuite.',
    again: 'Revenez en arrière et réessayez.',
    requestId: (id) => `Si cela continue, donnez ce numéro à la boutique : ${id}`,
    origin: 'Cette demande venait d’un autre site : rien n’a été fait.',
    unavailable: 'Notre banque ne répond pas en ce moment. Rien n’est perdu : réessayez dans une minute.',
    full: 'Rien ne peut être enregistré en ce moment : rien n’a été fait. Réessayez dans quelques minutes.',
    busy: 'Trop de demandes à la fois : rien n’a été fait. Attendez une minute et réessayez.',
    quota:
      'La boutique a enregistré autant de données de test que possible : rien n’a été fait. ' +
      'La boutique peut demander à l’exploitant de ce service d’augmenter son quota.',
    notPossible: 'Ce n’est plus possible. Voici où en sont les choses.',
  },
} satisfies Words);
