import type { Words } from '../language.js';

/** The words of pages that are about no order: the front door, and what is not there. */
export const front: Words['front'] = {
  title: 'Vérifiez votre achat avant que le vendeur soit payé',
  lead: 'Vous payez par virement. Nous gardons l’argent jusqu’à ce que vous ayez ce que vous avez acheté.',
  how: 'Comment votre argent est protégé',
  steps: [
    [
      'Vous payez',
      'Par virement, sur un numéro de compte propre à votre commande. L’argent est gardé chez nous.',
    ],
    ['Le vendeur expédie le colis', 'Seulement quand nous confirmons que l’argent est là.'],
    [
      'Vous vérifiez',
      'Confirmez que tout va bien, ou signalez un problème pendant votre temps pour vérifier.',
    ],
    [
      'Le vendeur est payé',
      'Si vous signalez un problème, l’argent reste chez nous jusqu’à ce que le problème soit réglé.',
    ],
  ],
  order: {
    title: 'Vous avez une commande ou une vente',
    about:
      'Ouvrez le lien reçu de la boutique ou dans notre e-mail. Ici, on ne cherche pas les commandes par ' +
      'nom : ainsi, personne ne trouve la vôtre.',
  },
  merchant: { title: 'Vous avez une boutique', dashboard: 'Tableau de bord', docs: 'Documentation' },
  missing: {
    title: 'Il n’y a pas de page ici',
    about:
      'L’adresse est peut-être mal saisie. Rouvrez le lien depuis l’e-mail ou le message où vous l’avez ' +
      'reçu.',
    link: {
      title: 'Ce lien est incomplet',
      about:
        'Les messageries coupent parfois les longs liens. Ouvrez-le depuis notre e-mail, ou redemandez le ' +
        'lien entier. Cela ne change rien pour votre argent.',
    },
    home: 'Comment votre argent est protégé',
  },
  damaged:
    'Ce lien est peut-être incomplet : les messageries coupent parfois les longs liens. Si la connexion ' +
    'n’ouvre pas votre commande, ouvrez le lien de notre e-mail, ou redemandez-le à la boutique.',
};
