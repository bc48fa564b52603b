import type { Words } from '../language.js';

/** The questions before a report: what is wrong, and who can help. */
export const trouble: Words['trouble'] = {
  title: 'Qu’est-ce qui ne va pas ?',
  about:
    'Choisissez ce qui convient le mieux. Rien ne se passe avant que vous le confirmiez à la page suivante.',
  notArrived: {
    heading: 'La commande n’est pas encore arrivée',
    notSent: (seller, naira) =>
      `${seller} n’a pas encore indiqué l’avoir expédiée. Nous gardons ${naira} jusque-là : rien n’est ` +
      'perdu. Demandez d’abord au vendeur quand elle doit arriver.',
    onItsWay: 'Demandez d’abord au transporteur où se trouve le colis. En voici les numéros :',
    report: 'Elle n’arrive pas : le signaler',
  },
  question: {
    heading: 'J’ai une question',
    shop: (merchant) => `${merchant} connaît l’article et la commande. Posez-lui votre question :`,
    elsewhere: (merchant) =>
      `${merchant} connaît l’article et la commande. Posez votre question là où vous avez acheté.`,
    us: 'Nous ne voyons pas l’article : nous gardons l’argent jusqu’à ce que tout soit réglé.',
  },
  wrong: {
    heading: 'Elle est là, mais quelque chose ne va pas',
    about: (naira) =>
      `Signalez-le, et nous gardons ${naira} jusqu’à ce que le problème soit réglé. Le vendeur peut ` +
      'répondre, rendre l’argent, ou nous laisser décider.',
  },
};
