import { facts, when } from './english-parts.js';
import { naira, nairaOrNothing, ofTestMode, parcelFacts, problems, shownBank, time } from './french-parts.js';
import type { BankShown, Block, Language, MailData, SellerData } from './templates.js';

type SellerMail = Extract<keyof Language, `seller.${string}` | `payee.${string}`>;

/** The mails to sellers. */
export const frenchSeller: Pick<Language, SellerMail> = {
  'seller.invitation': (data) => ({
    subject: `Vous avez une vente via ${data.merchant}`,
    body: [
      `${data.buyer ?? 'Quelqu’un'} veut vous acheter quelque chose via ${data.merchant}.`,
      facts(
        ['Article', data.description],
        ['Prix', naira(data.amount)],
        ['Acheteur', data.buyer],
        ['Boutique', data.merchant],
        ['Commande', data.reference],
      ),
      'L’acheteur nous paie, nous, Escrow Checkout. Nous gardons l’argent jusqu’à ce que l’acheteur ait eu ' +
        'le temps de vérifier l’article, puis nous le versons sur votre compte bancaire. N’expédiez rien ' +
        'avant que nous vous écrivions que c’est payé.',
      ...when(
        data.isOpen,
        'Acceptez ou refusez la vente sur sa page, et indiquez-y où vous voulez être payé :',
      ),
      { link: data.sellerPageUrl, label: 'Voir la vente' },
      'Elle s’ouvre avec un code que nous envoyons à cette adresse. Nous ne vous demandons jamais de code ' +
        'PIN ni de mot de passe. Si vous ne savez rien de cette vente, ignorez cet e-mail.',
      ...ofTestMode(data.mode),
    ],
  }),
  'seller.funded': (data) => ({
    subject: `Votre vente via ${data.merchant} est payée${whatNow(data)}`,
    body: [
      `${data.buyer ?? 'L’acheteur'} nous a payé ${naira(data.amount)} pour votre vente.`,
      toDo(data),
      ...when(
        data.isToSend && data.bank === null,
        'Nous n’avons pas encore de compte bancaire à votre nom. Donnez-en un sur cette page : sans lui, ' +
          'nous ne pouvons pas vous payer.',
      ),
      ...ending(data),
    ],
  }),
  'seller.pickup_booked': (data) => ({
    subject: `Un ramassage est réservé pour votre vente via ${data.merchant}`,
    body: [
      `${data.carrier} vient prendre le colis. Emballez-le, et ne le remettez à personne d’autre.`,
      facts(
        ['Transporteur', `${data.carrier}, ${data.service}`],
        ['Quand, selon le transporteur', data.pickupTime],
        ['Numéro de suivi', data.trackingNumber],
      ),
      ...(data.labelUrl === null
        ? []
        : [{ link: data.labelUrl, label: 'Imprimer l’étiquette et la coller sur le colis' }]),
      'Le transporteur nous prévient quand il a le colis et quand il l’a livré. Vous n’avez pas à ' +
        'l’indiquer.',
      ...ending(data),
    ],
  }),
  'seller.pickup_cancelled': (data) => ({
    subject: `Le ramassage pour votre vente via ${data.merchant} a été annulé`,
    body: [
      `${data.carrier} ne vient plus prendre le colis. Gardez-le, et ne le lui remettez pas.`,
      'L’argent est gardé chez nous. Si un autre ramassage est réservé, nous vous écrirons.',
      ...parcelFacts(data),
      ...ending(data),
    ],
  }),
  'seller.delivery_failed': (data) => ({
    subject: `Le colis de votre vente via ${data.merchant} n’a pas été livré`,
    body: [
      `${data.carrier} indique n’avoir pas pu livrer le colis.`,
      data.releasesAt === null
        ? 'L’argent est gardé chez nous. Il ne vous est pas versé tant que le colis n’est pas arrivé.'
        : 'Votre preuve reste valable : si aucun problème n’est signalé, l’argent vous est versé le ' +
          `${time(data.releasesAt)}.`,
      'Le transporteur va peut-être réessayer, et la boutique peut réserver un autre ramassage : nous ' +
        'vous écrirons alors. Demandez à la boutique où se trouve le colis.',
      ...parcelFacts(data),
      ...ending(data),
    ],
  }),
  'seller.not_arrived': (data) => ({
    subject: `L’acheteur de votre vente via ${data.merchant} n’a encore rien reçu`,
    body: [
      `${data.buyer ?? 'L’acheteur'} indique que rien n’est encore arrivé : le temps pour vérifier se ` +
        'termine deux jours plus tard.',
      facts(
        ['Numéro de suivi', data.trackingNumber],
        ['Le temps pour vérifier commence', time(data.startsAt)],
        ['L’argent vous sera versé', time(data.releasesAt)],
      ),
      'Demandez à votre transporteur où se trouve le colis, et dites-le à l’acheteur.',
      data.isExtendable
        ? 'L’acheteur peut demander encore une fois deux jours. Ensuite, seul un problème signalé peut ' +
          'empêcher le versement.'
        : 'L’acheteur ne peut plus demander de jours en plus. Seul un problème signalé peut maintenant ' +
          'empêcher le versement.',
      ...ending(data),
    ],
  }),
  'seller.released': (data) => ({
    subject: `L’argent de votre vente via ${data.merchant} est en route`,
    body: [
      `${naira(data.amount)} que nous gardions sont à vous.`,
      data.isTooSmall
        ? 'C’est trop peu pour un virement à lui seul. Nous le versons avec vos prochains petits paiements ' +
          `de ventes via ${data.merchant}, dès que leur somme suffit.`
        : whereTo(data.bank),
      ...when(data.remaining > 0, `Nous gardons encore ${naira(data.remaining)} de cette vente.`),
      ...ending(data),
    ],
  }),
  'seller.paid_out': (data) => ({
    subject: `Nous vous avons payé votre vente via ${data.merchant}`,
    body: [
      data.isCombined
        ? `Nous avons viré ${naira(data.amount)} sur votre compte bancaire, dans un même virement avec ` +
          'd’autres petits paiements pour vous.'
        : `Nous avons viré ${naira(data.amount)} sur votre compte bancaire.`,
      facts(
        ['Vers', data.bank && shownBank(data.bank)],
        ['Identifiant de session (Session ID)', data.sessionId],
      ),
      'Si vous ne le voyez pas, votre banque peut retrouver le virement grâce à son identifiant de session.',
      ...ending(data),
    ],
  }),
  'seller.payout_problem': (data) => ({
    subject: `Nous n’avons pas pu vous payer votre vente via ${data.merchant}`,
    body: [
      data.cameBack
        ? `Votre banque nous a renvoyé ${naira(data.amount)}.`
        : `Votre banque n’a pas accepté ${naira(data.amount)} de notre part.`,
      facts(['Vers', data.bank && shownBank(data.bank)]),
      'L’argent est à vous, en sécurité chez nous.',
      data.isRetried
        ? 'Nous allons réessayer. S’il n’arrive pas, vérifiez votre compte bancaire sur la page de la vente.'
        : 'Vérifiez votre compte bancaire sur la page de la vente, et donnez-en un autre s’il est faux ou ' +
          `fermé : nous réessaierons ${data.mode === 'live' ? 'un jour plus tard' : 'tout de suite'}. ` +
          'S’il est juste, vous n’avez rien à faire.',
      ...ending(data),
    ],
  }),
  'seller.bank_account_missing': (data) => ({
    subject: `L’argent de votre vente via ${data.merchant} attend votre compte bancaire`,
    body: [
      `${naira(data.amount)} sont à vous, mais nous n’avons pas de compte bancaire où vous les verser.`,
      data.isOnHold
        ? 'Connectez-vous à la page de la vente et donnez-en un.'
        : 'Connectez-vous à la page de la vente et donnez-en un : nous vous payons alors tout de suite.',
      `À partir du ${time(data.returnableAt)}, l’argent peut être rendu à l’acheteur.`,
      ...ending(data),
    ],
  }),
  'seller.dispute_opened': (data) => ({
    subject: `Un problème avec votre vente via ${data.merchant} a été signalé`,
    body: [...whatWasReported(data), ...ending(data)],
  }),
  'seller.dispute_solved': (data) => ({
    subject: `L’acheteur de votre vente via ${data.merchant} indique que le problème est réglé`,
    body: [
      `${data.buyer ?? 'L’acheteur'} indique que le problème signalé est réglé.`,
      facts(['Message de l’acheteur', data.text]),
      ...when(
        data.isOpen,
        'L’argent n’est donc plus rendu automatiquement. Nous examinons ce que disent les deux parties, ' +
          'puis nous décidons ce qu’il devient. Vous pouvez ajouter un message sur la page de la vente.',
      ),
      ...ending(data),
    ],
  }),
  'seller.dispute_resolved': (data) => ({
    subject: `Le problème avec votre vente via ${data.merchant} est réglé`,
    body: [
      howResolved(data),
      facts(
        ['Vous est versé', nairaOrNothing(data.released)],
        ['Rendu à l’acheteur', nairaOrNothing(data.refunded)],
        ['Pourquoi', data.decisionReason],
      ),
      ...when(data.released > 0, whereTo(data.bank)),
      ...ending(data),
    ],
  }),
  'seller.over': (data) => ({
    subject: `Votre vente via ${data.merchant} est terminée`,
    body: [
      whyOver(data),
      facts(['Rendu à l’acheteur', nairaOrNothing(data.refunded)]),
      'Si vous n’avez pas encore expédié le colis, ne l’expédiez pas.',
      data.released > 0
        ? `Les ${naira(data.released)} que nous vous avons versés restent à vous.`
        : 'Rien n’est versé pour cette vente.',
      ...ending(data),
    ],
  }),
  'payee.bank_account_changed': (data) => ({
    subject: `Votre compte bancaire pour vos ventes via ${data.merchant} a été modifié`,
    body: [
      'Le compte bancaire où nous versons vos ventes a été remplacé par un autre.',
      facts(
        ['Nouveau compte', shownBank(data.bank)],
        ['Modifié par', data.changedBy === 'seller' ? 'vous, sur notre page' : data.merchant],
        ['Boutique', data.merchant],
      ),
      ...when(
        data.holdHours !== null,
        `Nous n’y envoyons pas d’argent pendant les ${data.holdHours} heures qui suivent ce changement.`,
      ),
      ifItWasNotYou(data),
      ...ofTestMode(data.mode),
    ],
  }),
};

function ending({ description, reference, sellerPageUrl, mode }: SellerData): readonly Block[] {
  return [
    facts(['Article', description], ['Commande', reference]),
    { link: sellerPageUrl, label: 'Voir la vente' },
    ...ofTestMode(mode),
  ];
}

function whatNow({ isToSend, isManaged }: MailData['seller.funded']): string {
  if (!isToSend) return '';
  return isManaged ? ' : tenez le colis prêt' : ' : expédiez le colis maintenant';
}

function toDo({ isToSend, isManaged, isAccepted }: MailData['seller.funded']): string {
  if (!isToSend) return 'La vente a changé depuis. Regardez sa page avant d’expédier quoi que ce soit.';
  if (isManaged) {
    const accept = isAccepted ? '' : ' Vous n’avez pas encore accepté la vente : acceptez-la d’abord.';
    const arranged =
      'La boutique organise la livraison : nous vous écrirons quand un ramassage sera réservé.';
    return `L’argent est gardé chez nous.${accept} Tenez le colis prêt. ${arranged}`;
  }
  return isAccepted
    ? 'L’argent est gardé chez nous pour vous. Expédiez le colis maintenant, et indiquez-le sur la page de ' +
        'la vente.'
    : 'L’argent est gardé chez nous. Vous n’avez pas encore accepté la vente : acceptez-la d’abord, puis ' +
        'expédiez le colis et indiquez-le.';
}

function whereTo(bank: BankShown | null): string {
  return bank === null
    ? 'Nous n’avons pas de compte bancaire à votre nom : l’argent attend. Donnez-en un sur la page de la ' +
        'vente, et il part tout de suite.'
    : `Votre argent va vers ${shownBank(bank)}, en général en quelques minutes, au plus en un jour ouvré.`;
}

function whatWasReported(data: MailData['seller.dispute_opened']): readonly Block[] {
  const { openedBy, isSpokenFor, reason, text, respondBy, isOpen } = data;
  if (openedBy === 'operator') {
    return [
      'La banque de l’acheteur a repris le paiement. Rien n’est versé avant que ce soit réglé.',
      'Si vous n’avez pas encore expédié le colis, ne l’expédiez pas avant d’avoir de nos nouvelles.',
    ];
  }
  return [
    `${whoReported(data)}. L’argent reste chez nous jusqu’à ce que le problème soit réglé.`,
    facts(
      ['Problème', problems[reason]],
      [isSpokenFor ? 'Message de la boutique' : 'Message de l’acheteur', text],
    ),
    ...when(
      isOpen,
      respondBy === null
        ? 'Nous examinerons ce que disent les deux parties, puis nous déciderons.'
        : `Répondez sur la page de la vente avant le ${time(respondBy)}. ` +
            'Sans réponse de votre part, tout est rendu à l’acheteur.',
    ),
  ];
}

function whoReported({ openedBy, isSpokenFor, buyer, merchant }: MailData['seller.dispute_opened']): string {
  if (!isSpokenFor) return `${buyer ?? 'L’acheteur'} a signalé un problème`;
  const side = openedBy === 'seller' ? 'vous' : (buyer ?? 'l’acheteur');
  return `${merchant} a signalé un problème pour ${side}`;
}

function howResolved(data: MailData['seller.dispute_resolved']): string {
  const { outcome, released, refunded, releasesAt } = data;
  if (outcome === 'withdrawn' || outcome === 'settled') {
    const why =
      outcome === 'withdrawn'
        ? 'Le signalement a été retiré.'
        : 'Le paiement que la banque de l’acheteur avait repris est réglé.';
    const clock = releasesAt === null ? '' : ` Il vous est versé automatiquement le ${time(releasesAt)}.`;
    return `${why} L’argent reste chez nous comme avant.${clock}`;
  }
  if (outcome === 'conceded') return 'L’argent que nous gardions est rendu à l’acheteur.';
  if (outcome === 'no_answer') {
    return 'Il n’y a pas eu de réponse à temps : l’argent que nous gardions est rendu à l’acheteur.';
  }
  if (released === 0 && refunded === 0) {
    return 'La banque de l’acheteur a repris le paiement : il ne reste rien à verser.';
  }
  const decided =
    'Nous avons examiné ce que disent les deux parties, et décidé où va l’argent que nous gardions';
  return released > 0 && refunded > 0
    ? `${decided} : ${naira(released)} vous sont versés, et ${naira(refunded)} sont rendus à l’acheteur.`
    : `${decided}.`;
}

function whyOver({ why, merchant }: MailData['seller.over']): string {
  if (why === 'cancelled') return `${merchant} a annulé votre vente.`;
  if (why === 'expired') return `L’acheteur n’a pas payé à temps : votre vente via ${merchant} est terminée.`;
  if (why === 'refunded') return `${merchant} rend à l’acheteur l’argent de votre vente.`;
  return 'Nous n’avons pas pu vous payer pendant un mois : l’argent de votre vente est rendu à l’acheteur.';
}

function ifItWasNotYou({ changedBy, merchant }: MailData['payee.bank_account_changed']): string {
  return changedBy === 'seller'
    ? 'Si ce n’était pas vous, quelqu’un peut lire vos e-mails : changez le mot de passe de votre boîte ' +
        `mail, puis redonnez votre compte bancaire sur la page d’une vente, et prévenez ${merchant}.`
    : `Si vous ne l’avez pas demandé, prévenez tout de suite ${merchant}, et donnez votre compte bancaire ` +
        'sur la page d’une vente.';
}
