import type { Words } from '../language.js';
import { around, before, until } from './time.js';

/** The words both sides read about a dispute. */
export const dispute: Words['dispute'] = {
  heading: 'Le problème',
  reason: 'Ce qui ne va pas',
  opened: 'Signalé',
  ended: 'Terminé',
  why: 'Pourquoi nous en avons décidé ainsi',
  said: 'Ce qui a été dit',
  links: 'Photos et documents (chaque lien ouvre un autre site)',
  answered: 'Nous examinons ce que disent les deux parties, puis nous décidons.',
  reasons: {
    item_not_received: 'La commande n’est pas arrivée',
    not_as_described: 'L’article ne correspond pas à la description',
    damaged: 'L’article est abîmé',
    wrong_item: 'Ce n’est pas l’article commandé',
    other: 'Autre chose ne va pas',
  },
  // Each follows `que`.
  clauses: {
    item_not_received: 'la commande n’est pas arrivée',
    not_as_described: 'l’article ne correspond pas à la description',
    damaged: 'l’article est abîmé',
    wrong_item: 'ce n’est pas l’article commandé',
    other: 'quelque chose d’autre ne va pas',
  },
  buyer: {
    speakers: {
      you: 'Vous',
      other: 'Le vendeur',
      shop_for_you: 'La boutique, pour vous',
      shop_for_other: 'La boutique, pour le vendeur',
      us: 'Nous',
    },
    says: {
      you: null,
      other: 'Le vendeur indique que',
      shop_for_you: 'La boutique signale pour vous que',
      shop_for_other: 'La boutique signale pour le vendeur que',
      us: 'Nous constatons que',
    },
    respondBy: (words) => `Le vendeur peut répondre ${until(words)}. Sans réponse, l’argent vous est rendu.`,
    end: {
      withdrawn: () => 'Le signalement a été retiré, et la commande suit son cours.',
      conceded: (_toSeller, toBuyer) => `Le vendeur rend l’argent : ${toBuyer} vous sont rendus.`,
      silence: (_toSeller, toBuyer) => `Le vendeur n’a pas répondu à temps : ${toBuyer} vous sont rendus.`,
      decided: () => 'Nous avons examiné ce que disent les deux parties, et décidé :',
    },
    split: (toSeller, toBuyer) =>
      `Nous avons examiné ce que disent les deux parties, et nous partageons l’argent : ${toBuyer} vous ` +
      `sont rendus, et ${toSeller} sont versés au vendeur.`,
    isSecond: {
      own: 'Vous avez déjà retiré un signalement, et vous ne pouvez pas retirer celui-ci.',
      shop:
        'La boutique a fait ce signalement pour vous. Vous en avez déjà retiré un : ni vous ni la boutique ' +
        'ne pouvez retirer celui-ci.',
      others: 'C’est le second signalement du vendeur, qui ne peut plus le retirer.',
    },
    isSolved:
      'Vous avez indiqué que le problème est réglé. Nous examinons ce que disent les deux parties, puis ' +
      'nous décidons à qui va l’argent. Il ne vous est plus rendu automatiquement si le vendeur ne répond ' +
      'pas.',
    toSeller: 'Au vendeur',
    toBuyer: 'À vous',
    back: 'Retour à votre commande',
  },
  seller: {
    speakers: {
      you: 'Vous',
      other: 'L’acheteur',
      shop_for_you: 'La boutique, pour vous',
      shop_for_other: 'La boutique, pour l’acheteur',
      us: 'Nous',
    },
    says: {
      you: null,
      other: 'L’acheteur indique que',
      shop_for_you: 'La boutique signale pour vous que',
      shop_for_other: 'La boutique signale pour l’acheteur que',
      us: 'Nous constatons que',
    },
    respondBy: (words) =>
      `Répondez ${before(words)}. Après votre réponse, nous examinons les deux versions, puis nous ` +
      'décidons. Sans réponse, tout l’argent est rendu à l’acheteur.',
    end: {
      withdrawn: () => 'Le signalement a été retiré, et la vente suit son cours.',
      conceded: (_toSeller, toBuyer) => `L’argent revient à l’acheteur : ${toBuyer}.`,
      silence: (_toSeller, toBuyer) =>
        `Il n’y a pas eu de réponse à temps : ${toBuyer} sont rendus à l’acheteur.`,
      decided: () => 'Nous avons examiné ce que disent les deux parties, et décidé :',
    },
    choose:
      'L’acheteur a raison ? Rendez l’argent. Sinon, répondez : dites ce qui s’est passé, et montrez ce ' +
      'que vous avez.',
    split: (toSeller, toBuyer) =>
      `Nous avons examiné ce que disent les deux parties, et nous partageons l’argent : ${toSeller} vous ` +
      `sont versés, et ${toBuyer} sont rendus à l’acheteur.`,
    isSecond: {
      own:
        'Vous avez déjà retiré un signalement, et vous ne pouvez pas retirer celui-ci. Si le problème est ' +
        'réglé, dites-le ici : nous le lisons avant de décider.',
      shop:
        'La boutique a fait ce signalement pour vous. Vous en avez déjà retiré un : ni vous ni la boutique ' +
        'ne pouvez retirer celui-ci. Si le problème est réglé, dites-le ici : nous le lisons avant de ' +
        'décider.',
      others: 'C’est le second signalement de l’acheteur, qui ne peut plus le retirer.',
    },
    isSolved:
      'L’acheteur indique que le problème est réglé. Nous examinons ce que disent les deux parties, puis ' +
      'nous décidons à qui va l’argent. Il n’est plus rendu automatiquement à l’acheteur si vous ne ' +
      'répondez pas.',
    answerAnyway:
      'Répondez, même si le problème est réglé. Si vous ne répondez pas, et que l’acheteur n’indique pas ' +
      'ici qu’il est réglé, tout l’argent est rendu à l’acheteur.',
    toSeller: 'À vous',
    toBuyer: 'À l’acheteur',
    back: 'Retour à la vente',
  },
  actions: {
    answer: 'Répondre',
    more: 'Ajouter une précision',
    concede: 'Rendre l’argent',
    withdraw: 'Retirer mon signalement',
  },
  answer: {
    title: 'Répondre au signalement',
    moreTitle: 'Ajouter une précision',
    about:
      'L’autre partie peut vous lire, et nous aussi. Dites ce qui s’est passé, et montrez-le si vous le ' +
      'pouvez.',
    text: 'Que voulez-vous dire ?',
    nothing: 'Écrivez quelque chose, ou donnez un lien.',
    button: 'Envoyer',
  },
  withdraw: {
    title: 'Retirer mon signalement',
    about: {
      buyer:
        'Faites-le si le problème est réglé. Ensuite, vous pourrez signaler un problème une seule fois ' +
        'encore, et ce signalement-là, vous ne pourrez plus le retirer.',
      seller:
        'Faites-le si le problème est réglé. Ensuite, vous pourrez signaler un problème une seule fois ' +
        'encore, et ce signalement-là, vous ne pourrez plus le retirer.',
    },
    clock: {
      buyer: (words) =>
        `Votre temps pour vérifier reprend. Il se termine ${around(words)}. Ensuite, l’argent va ` +
        'automatiquement au vendeur.',
      seller: (words) =>
        `Le temps de l’acheteur pour vérifier reprend. Il se termine ${around(words)}. Ensuite, ` +
        'l’argent vous est versé automatiquement.',
    },
    button: 'Oui, retirer mon signalement',
  },
  solved: {
    title: 'Le problème est réglé',
    hint:
      'Le problème est réglé ? Dites-le. Nous décidons alors à qui va l’argent, même si le vendeur ne ' +
      'répond pas.',
    hintAnswered: 'Le problème est réglé ? Dites-le : nous le lisons avant de décider.',
    decides:
      'Nous examinons ce que disent les deux parties, puis nous décidons à qui va l’argent : au vendeur, à ' +
      'vous, ou une partie à chacun.',
    final: 'Personne ne le reçoit parce que l’autre ne répond pas. Vous ne pourrez pas revenir en arrière.',
    about:
      'Dites ce dont vous êtes convenus, par exemple si l’argent peut aller au vendeur. Le vendeur peut ' +
      'vous lire, et nous aussi.',
    text: 'Votre message',
    prefilled: 'Le problème est réglé entre le vendeur et moi.',
    nothing: 'Écrivez que le problème est réglé.',
    button: 'Oui, le problème est réglé',
  },
  concede: {
    title: 'Rendre l’argent',
    about: (naira) =>
      `${naira} sont rendus à l’acheteur, et le problème est réglé. C’est définitif : on ne peut pas ` +
      'revenir en arrière. Nous n’allons pas chercher l’article : convenez d’abord avec l’acheteur de la ' +
      'façon dont il vous revient.',
    button: (naira) => `Oui, rendre ${naira}`,
  },
};

/** The words of the form for a statement. */
export const statement: Words['statement'] = {
  textHint: '2 000 caractères au maximum.',
  links: 'Liens vers des photos ou des documents',
  linksHint: 'Un par ligne, commençant par https://. 10 au maximum.',
  errors: {
    text: 'Dites-le en 2 000 caractères au maximum.',
    links: 'Donnez 10 liens au maximum, un par ligne, commençant par https:// et sans espaces.',
  },
};
