import type { Words } from '../language.js';
import { before, since } from './time.js';

const times = ['', 'une fois', 'deux fois'];

/** Words about the arrival of a delivery and the time to check it. */
export const arrival: Words['arrival'] = {
  waiting: (seller, naira, { startsAt, endsAt, extensions }) => ({
    title: 'En route vers vous',
    lines: [
      extensions === 0
        ? `Selon ${seller}, le colis est parti. Il devrait arriver ${before(startsAt.words)}. ` +
          `Nous gardons ${naira}.`
        : 'Vous avez indiqué qu’il n’est pas encore arrivé : nous attendons plus longtemps. Nous gardons ' +
          `${naira}.`,
      `Votre temps pour vérifier commence ${since(startsAt)}, ou dès que vous dites que le colis est ` +
        'arrivé.' +
        (endsAt
          ? ` Si vous ne signalez aucun problème ${before(endsAt.words)}, l’argent va au vendeur.`
          : ''),
    ],
  }),
  buyer: {
    heading: 'Le colis est-il arrivé ?',
    starts: (startsAt) => `Votre temps pour vérifier commence ${since(startsAt)}.`,
    ends: (endsAt) => `Votre temps pour vérifier se termine ${since(endsAt)}.`,
    arrived: 'Il est bien arrivé',
    arrivedAbout: 'Votre temps pour vérifier commence alors tout de suite. Aucun argent ne bouge encore.',
    arrivedRunning: 'Votre temps pour vérifier reste le même. Aucun argent ne bouge encore.',
    notArrived: 'Pas encore arrivé',
    notArrivedAbout: (extensions) =>
      extensions === 0
        ? 'Vous obtenez deux jours de plus, et le vendeur en est informé. Vous pouvez le demander deux fois.'
        : 'Vous obtenez deux jours de plus, et le vendeur en est informé. C’est la dernière fois.',
    stillNot: 'Toujours pas arrivé : le signaler',
    stillNotAbout:
      'Vous avez déjà prolongé deux fois. Un signalement garde l’argent chez nous jusqu’à ce que ' +
      'le problème soit réglé.',
    confirmed: (words) => `Vous avez indiqué l’arrivée : ${words}.`,
  },
  seller: {
    waiting: (naira, startsAt, endsAt) =>
      `Le temps de l’acheteur pour vérifier commence ${since(startsAt)}, ou dès que l’acheteur dit que le ` +
      'colis est arrivé.' +
      (endsAt ? ` Si aucun problème n’est signalé ${before(endsAt.words)}, ${naira} sont à vous.` : ''),
    waitingTitle: 'Expédié. En route vers l’acheteur',
    notArrived: (extensions) =>
      `L’acheteur a déjà dit ${times[extensions]} que le colis n’était pas encore arrivé, et attend chaque ` +
      'fois deux jours de plus. Demandez à votre transporteur où il se trouve.',
    confirmed: (words) => `L’acheteur a indiqué l’arrivée : ${words}.`,
  },
  steps: { confirmed: 'Arrivé' },
  expected: 'Arrivée prévue',
  send: {
    legend: 'Quand le colis devrait-il arriver ?',
    hint:
      'Le temps de l’acheteur pour vérifier commence alors, ou plus tôt, dès que l’acheteur dit que le ' +
      'colis est arrivé. Vous ne pourrez plus changer cette date.',
    handed: 'L’acheteur l’a déjà',
    byDay: (by) => {
      const day = by.replace(/ à\s.*$/, '').replace(/^le /, '');
      return `${day.charAt(0).toUpperCase()}${day.slice(1)}, avant 20 h`;
    },
    other: 'À un autre moment :',
    at: 'Jour et heure',
    problems: {
      missing: 'Indiquez le jour et l’heure où le colis devrait arriver.',
      past: 'Ce moment est déjà passé. Indiquez-en un à venir.',
      too_far: (days) => `Indiquez un moment d’ici ${days === 1 ? '1 jour' : `${days} jours`}.`,
    },
  },
};
