import type { DisputeOutcomeData } from './dispute-data.js';
import { facts, when } from './english-parts.js';
import {
  lastReport,
  naira,
  nairaOrNothing,
  ofTestMode,
  parcelFacts,
  problems,
  time,
} from './french-parts.js';
import type { Block, BuyerData, Language, MailData, ReturnReason } from './templates.js';

/** The mails to buyers. */
export const frenchBuyer: Pick<Language, 'sign_in.code' | Extract<keyof Language, `checkout.${string}`>> = {
  'sign_in.code': (data) => ({
    subject: `Votre code pour ouvrir votre ${askedFor(data)}`,
    body: [
      `Saisissez ce code dans les ${data.minutes} minutes, sur la page où vous l’avez demandé :`,
      { code: [data.code] },
      `Il ouvre votre ${askedFor(data)} (${data.reference}), ` +
        'et seulement dans le navigateur qui l’a demandé.',
      'Personne chez nous ne vous demandera jamais ce code. Si vous ne l’avez pas demandé, ignorez cet ' +
        'e-mail.',
      ...ofTestMode(data.mode),
    ],
  }),
  'checkout.receipt': (data) => ({
    subject: `Votre paiement à ${data.merchant} est arrivé`,
    body: [
      `Nous avons reçu votre paiement de ${naira(data.amount)} pour votre commande chez ${data.merchant}.`,
      ...whereMoneyIs[data.money],
      facts(
        ['Montant', naira(data.amount)],
        ['Boutique', data.merchant],
        ['Commande', data.reference],
        ['Article', data.description],
        ['Payé', time(data.paidAt)],
      ),
      { link: data.checkoutPageUrl, label: 'Voir votre commande' },
      { link: data.receiptUrl, label: 'Reçu à imprimer' },
      ...ofTestMode(data.mode),
    ],
  }),
  'checkout.on_its_way': (data) => ({
    subject: `Votre commande chez ${data.merchant} est en route`,
    body: [
      `${data.carrier} a pris votre commande et vous l’apporte.`,
      ...parcelFacts(data),
      ...when(
        data.isHeld,
        'L’argent est gardé chez nous. Vérifiez la commande dès que vous l’avez. Sa page vous demandera ' +
          'alors si tout va bien.',
      ),
      ...ending(data),
    ],
  }),
  'checkout.delivery_failed': (data) => ({
    subject: `Votre commande chez ${data.merchant} n’a pas été livrée`,
    body: [
      `${data.carrier} indique n’avoir pas pu livrer votre commande.`,
      ...whatNow(data),
      ...parcelFacts(data),
      ...ending(data),
    ],
  }),
  'checkout.delivered': (data) => ({
    subject: `Votre commande chez ${data.merchant} a été ${data.broughtBy === null ? 'expédiée' : 'livrée'}`,
    body: [
      data.broughtBy === null
        ? `Selon ${data.seller}, votre commande est partie. Vérifiez-la dès que vous l’avez.`
        : `${data.broughtBy} indique avoir livré votre commande. Vérifiez-la maintenant.`,
      facts(
        ['Transporteur', data.courier],
        ['Numéro de suivi', data.trackingNumber],
        ['Message du vendeur', data.notes],
        ['Arrivée prévue', data.expectedAt === null ? null : time(data.expectedAt)],
        ['Dernier délai pour vérifier', time(data.releasesAt)],
      ),
      ...when(
        data.expectedAt !== null,
        'Si elle arrive plus tôt, indiquez-le sur la page de votre commande. Si elle n’est pas arrivée à ' +
          'la date prévue, indiquez-le là aussi.',
      ),
      'Si tout va bien, confirmez la réception sur la page de votre commande : l’argent va alors au ' +
        'vendeur.',
      'Si quelque chose ne va pas, signalez-le sur cette page avant cette date : nous gardons l’argent ' +
        'jusqu’à ce que le problème soit réglé.',
      'Sans nouvelles de vous d’ici là, l’argent va automatiquement au vendeur. Une fois l’argent parti, ' +
        'nous ne pouvons plus le reprendre.',
      ...ending(data),
    ],
  }),
  'checkout.not_arrived': (data) => ({
    subject: `Vous avez plus de temps pour votre commande chez ${data.merchant}`,
    body: [
      'Vous avez indiqué que votre commande n’est pas encore arrivée : nous attendons deux jours de plus. ' +
        'L’argent reste chez nous.',
      facts(
        ['Le temps pour vérifier commence', time(data.startsAt)],
        ['Il se termine', time(data.releasesAt)],
        ['Vendeur', data.seller],
      ),
      'Si elle arrive plus tôt, indiquez-le sur la page de votre commande, et vérifiez-la.',
      data.isExtendable
        ? 'Si elle n’arrive toujours pas, vous pouvez demander encore une fois deux jours, ou signaler un ' +
          'problème, avant la fin de ce délai.'
        : 'Vous ne pouvez plus demander de jours en plus. Si elle n’arrive toujours pas, signalez un ' +
          'problème sur cette page avant la fin de ce délai.',
      'Sans nouvelles de vous d’ici là, l’argent va automatiquement au vendeur.',
      ...ending(data),
    ],
  }),
  'checkout.reminder': (data) => ({
    subject: `Vérifiez votre commande chez ${data.merchant}`,
    body: [
      `Le délai pour vérifier votre commande chez ${data.merchant} se termine bientôt.`,
      facts(
        ['Gardé chez nous', naira(data.amount)],
        ['Sera versé au vendeur', time(data.releasesAt)],
        ['Vendeur', data.seller],
      ),
      'Si elle n’est pas arrivée, ou si quelque chose ne va pas, signalez le problème sur la page de votre ' +
        'commande avant cette date. L’argent reste alors chez nous jusqu’à ce que le problème soit réglé.',
      'Si tout va bien, vous n’avez rien à faire.',
      ...ending(data),
    ],
  }),
  'checkout.released': (data) => ({
    subject: `Votre argent va au vendeur de votre commande chez ${data.merchant}`,
    body: [
      `${naira(data.amount)} gardés pour votre commande sont versés à ${data.seller}.`,
      data.remaining > 0
        ? `Nous gardons encore ${naira(data.remaining)}.`
        : 'Votre commande est terminée. Merci.',
      ...ending(data),
    ],
  }),
  'checkout.refunded': (data) => ({
    subject: `De l’argent de votre commande chez ${data.merchant} vous est rendu`,
    body: [
      `${goesBack(data.amount, data.tooSmall)} ${whyBack(data)}`,
      facts(['Pourquoi', data.words], ['Encore gardé chez nous', nairaOrNothing(data.remaining)]),
      ...howBack(data.amount, data.tooSmall),
      ...ending(data),
    ],
  }),
  'checkout.refund_failed': (data) => ({
    subject: `Un remboursement de votre commande chez ${data.merchant} n’a pas encore abouti`,
    body: [
      `Votre banque n’a pas accepté les ${naira(data.amount)} que nous vous avons renvoyés.`,
      'L’argent est toujours à vous, en sécurité chez nous. Nous nous en occupons et nous le renverrons : ' +
        'vous n’avez rien à faire pour le moment. S’il nous faut quelque chose, la boutique vous le ' +
        'demandera.',
      'Personne chez nous ne vous demandera jamais de code PIN, ni de mot de passe, ni aucun autre code.',
      ...ending(data),
    ],
  }),
  'checkout.dispute_opened': (data) => ({
    subject: `Un problème avec votre commande chez ${data.merchant} a été signalé`,
    body: [openedFor(data), ...nextInDispute(data), ...lastReport(data), ...ending(data)],
  }),
  'checkout.dispute_resolved': (data) => ({
    subject: `Le problème avec votre commande chez ${data.merchant} est réglé`,
    body: [
      howResolved(data),
      facts(
        ['Vous est rendu', nairaOrNothing(data.refunded)],
        ['Versé au vendeur', nairaOrNothing(data.released)],
        ['Pourquoi', data.decisionReason],
      ),
      ...howBack(data.refunded, data.tooSmall),
      ...ending(data),
    ],
  }),
};

function askedFor({ side, merchant }: MailData['sign_in.code']): string {
  return side === 'buyer' ? `commande chez ${merchant}` : `vente via ${merchant}`;
}

const whereMoneyIs: { readonly [Where in MailData['checkout.receipt']['money']]: readonly Block[] } = {
  held: ['L’argent est gardé chez nous. Il va au vendeur une fois que vous avez reçu votre achat.'],
  direct: ['L’argent va à la boutique.'],
  moved_on: [],
};

function ending({ reference, checkoutPageUrl, mode }: BuyerData): readonly Block[] {
  return [
    facts(['Commande', reference]),
    { link: checkoutPageUrl, label: 'Voir votre commande' },
    ...ofTestMode(mode),
  ];
}

function whatNow(data: MailData['checkout.delivery_failed']): readonly Block[] {
  const { held, releasesAt, canReport, seller } = data;
  if (releasesAt !== null) {
    return [
      `${seller} a donné une preuve d’envoi. Si vous ne recevez rien, signalez le problème sur la page de ` +
        `votre commande avant le ${time(releasesAt)}. Sinon, l’argent va au vendeur.`,
    ];
  }
  return [
    `Nous gardons vos ${naira(held)}. Ils ne vont pas au vendeur tant que le colis n’est pas arrivé.`,
    'Le transporteur va peut-être réessayer, et la boutique peut l’envoyer autrement ou vous rendre votre ' +
      'argent : demandez-lui.',
    ...when(canReport, 'Si cela n’aide pas, signalez un problème sur la page de votre commande.'),
  ];
}

function whyBack({ reason, merchant, seller }: MailData['checkout.refunded']): string {
  const because: { readonly [Reason in ReturnReason]: string } = {
    declined: `${seller} a refusé la commande.`,
    cancelled: `${merchant} a annulé la commande.`,
    expired: 'Le prix entier n’est pas arrivé à temps. N’envoyez plus d’argent.',
    failed: 'Le paiement n’a pas pu aboutir. N’envoyez plus d’argent.',
    overpaid: 'Vous avez envoyé plus que le prix. Votre commande n’en est pas affectée.',
    not_asked:
      'Ce n’était pas le montant demandé : il n’est peut-être pas destiné à cette commande, et il ne la ' +
      'paie pas. Ouvrez sa page et envoyez exactement le montant affiché.',
    late: 'Cet argent est arrivé trop tard pour payer cette commande. N’envoyez plus d’argent.',
    payout_unpayable: 'Nous n’avons pas pu verser cet argent au vendeur.',
  };
  return reason === null ? `${merchant} vous a accordé un remboursement.` : because[reason];
}

/** Says what goes back, without what stays because it is too small for a bank transfer. */
function goesBack(amount: number, tooSmall: number): string {
  if (amount === tooSmall) return `${naira(amount)} de votre argent sont de nouveau à vous.`;
  return `${naira(amount - tooSmall)} vous sont rendus.`;
}

function howBack(amount: number, tooSmall: number): readonly Block[] {
  return [
    ...when(
      amount > tooSmall,
      'L’argent retourne sur le compte d’où il vient, en général en quelques minutes, au plus en un jour ' +
        'ouvré.',
    ),
    ...when(
      tooSmall > 0,
      `${naira(tooSmall)}, c’est trop peu pour un virement. Nous gardons cet argent pour vous : ` +
        'demandez-le à la boutique.',
    ),
  ];
}

function openedFor(data: MailData['checkout.dispute_opened']): string {
  const { openedBy, isSpokenFor, seller, merchant } = data;
  const kept = 'L’argent reste chez nous jusqu’à ce que le problème soit réglé.';
  if (openedBy !== 'operator' && isSpokenFor) {
    const side = openedBy === 'buyer' ? 'vous' : 'le vendeur';
    return `${merchant} a signalé un problème pour ${side}. ${kept}`;
  }
  if (openedBy === 'buyer') return `Nous avons votre signalement. ${kept}`;
  if (openedBy === 'seller') return `${seller} a signalé un problème. ${kept}`;
  return 'Votre banque a repris votre paiement. Rien n’est versé avant que ce soit réglé.';
}

function nextInDispute(data: MailData['checkout.dispute_opened']): readonly Block[] {
  const { openedBy, reason, text, respondBy, isOpen } = data;
  if (openedBy === 'operator') {
    return ['Si vous n’êtes au courant de rien, demandez à votre banque et à la boutique.'];
  }
  return [
    facts(['Problème', problems[reason]], [whoseMessage(data), text]),
    ...when(
      isOpen,
      respondBy === null
        ? 'Nous examinerons ce que disent les deux parties, puis nous déciderons.'
        : `Le vendeur peut répondre jusqu’au ${time(respondBy)}. Sans réponse, tout vous est rendu.`,
    ),
  ];
}

function whoseMessage({ openedBy, isSpokenFor }: MailData['checkout.dispute_opened']): string {
  if (isSpokenFor) return 'Message de la boutique';
  return openedBy === 'buyer' ? 'Votre message' : 'Message du vendeur';
}

function howResolved(data: DisputeOutcomeData & BuyerData): Block {
  const { outcome, seller, released, refunded, releasesAt } = data;
  if (outcome === 'withdrawn' || outcome === 'settled') {
    const why =
      outcome === 'withdrawn'
        ? 'Le signalement a été retiré.'
        : 'Le paiement que votre banque avait repris est réglé.';
    const clock = releasesAt === null ? '' : ` Il va automatiquement au vendeur le ${time(releasesAt)}.`;
    return `${why} L’argent reste chez nous comme avant.${clock}`;
  }
  if (outcome === 'conceded') {
    return `${seller} a accepté de rendre l’argent : ce que nous gardions vous est rendu.`;
  }
  if (outcome === 'no_answer') {
    return `${seller} n’a pas répondu à temps : l’argent que nous gardions vous est rendu.`;
  }
  if (released === 0 && refunded === 0)
    return 'Votre banque a repris le paiement : il ne reste rien à verser.';
  const decided =
    'Nous avons examiné ce que disent les deux parties, et décidé où va l’argent que nous gardions';
  return released > 0 && refunded > 0
    ? `${decided} : ${naira(refunded)} vous sont rendus, et ${naira(released)} sont versés à ${seller}.`
    : `${decided}.`;
}
