import type { Words } from '../language.js';
import { before } from './time.js';

/** The words of paying: the card with the account, and what is said around it. */
export const pay: Words['pay'] = {
  heading: 'Payer par virement bancaire',
  amount: 'Montant : envoyez exactement cette somme',
  rest: 'Il manque encore : envoyez exactement cette somme',
  accountNumber: 'Numéro de compte',
  bank: 'Banque',
  accountName: 'Nom du compte qui s’affichera dans votre application bancaire',
  copy: 'Copier',
  exact: 'Envoyez cette somme en un seul virement. Ce que vous envoyez en trop vous est rendu.',
  until: ({ words, left }) => [
    'Utilisez ce compte ',
    before(words),
    left === undefined ? '' : ` (encore ${left})`,
  ],
  waiting:
    'Nous attendons votre virement. Cette page se met à jour toute seule, en général en moins de 2 ' +
    'minutes. Vous pouvez la fermer : nous vous écrirons par e-mail.',
  arrived: (received, price) => `${received} sur ${price} sont arrivés`,
  fresh: (naira) => `Obtenir un nouveau numéro de compte pour payer ${naira}`,
  rejected: (naira) =>
    `Un virement de ${naira} n’a pas été pris en compte. Il retourne sur le compte d’où il vient.`,
  sent: {
    button: 'J’ai envoyé l’argent',
    asked:
      'Nous venons d’interroger la banque : rien n’est encore arrivé. Nous continuons de vérifier, et nous ' +
      'vous écrirons dès que l’argent sera là.',
    asked_lately:
      'Nous avons interrogé la banque il y a moins d’une demi-minute. Ne renvoyez pas l’argent. Vérifiez à ' +
      'nouveau dans une demi-minute.',
    unanswered:
      'La banque ne répond pas pour le moment. Nous continuons de vérifier, et nous vous écrirons dès que ' +
      'l’argent sera là.',
    late: 'Vous l’avez envoyé il y a plus de dix minutes ?',
    lateAbout:
      'Vérifiez dans votre application bancaire si le virement est passé. Si oui, donnez-nous son ' +
      'identifiant de session : nous rechercherons le virement. La commande n’est payée que lorsque ' +
      'l’argent arrive.',
    session: 'Identifiant de session (« Session ID »)',
    sessionHint: 'Il figure sur le reçu du virement dans votre application bancaire, souvent 30 chiffres.',
    sessionButton: 'Envoyer l’identifiant',
    found: (id, isCounted) =>
      isCounted
        ? `Le virement avec l’identifiant de session ${id} est arrivé. Si vous en avez envoyé un autre, ` +
          'donnez-nous son numéro.'
        : `Le virement avec l’identifiant de session ${id} n’a pas été pris en compte : il retourne sur le ` +
          'compte d’où il vient.',
    wrongSession:
      'Ce n’est pas un identifiant de session. Il compte 10 à 40 chiffres ou lettres : copiez-le depuis ' +
      'votre application bancaire.',
    given: (id) =>
      `Nous avons l’identifiant de session ${id} et nous recherchons le virement. Vous n’avez plus rien à ` +
      'faire.',
    closed: (id) =>
      `Nous avons cherché l’identifiant de session ${id}, et aucun virement avec ce numéro ne nous est ` +
      'arrivé. Demandez à votre banque où il se trouve. Si le numéro était faux, donnez-nous le bon.',
  },
  holder: (name) => `${name} garde votre argent.`,
  lock:
    'Le vendeur n’est payé qu’une fois que vous avez l’article et que vous confirmez, ou que votre temps ' +
    'pour vérifier se termine sans signalement de votre part.',
  next: {
    heading: 'Ce qui se passe ensuite',
    pay: 'Vous payez',
    held: 'L’argent est gardé chez nous',
    sends: (seller) => `${seller} expédie le colis`,
    tracking: 'Un e-mail vous prévient du départ du colis',
    check: 'Vous vérifiez',
    hours: (window) => `${window} à partir de l’arrivée`,
    settled: 'Le vendeur est payé',
    problem: 'Ou vous signalez un problème : l’argent reste chez nous, et peut vous être rendu',
  },
};

/** The words of going back to the shop. */
export const back: Words['back'] = {
  link: (merchant) => `Retour à ${merchant}`,
  going: ['Retour vers ', ' dans ', ' s.'],
  stay: 'Rester ici',
};
