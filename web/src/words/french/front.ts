import type { Words } from '../language.js';

/** The words of pages that are about no order: the front door, and what is not there. */
export const front: Words['front'] = {
  title: 'Payez en séquestre, et vérifiez avant que le vendeur soit payé',
  lead: 'Vous payez par virement. Nous gardons l’argent jusqu’à ce que vous ayez ce que vous avez acheté.',
  how: 'Comment fonctionne le compte séquestre',
  steps: [
    [
      'Vous payez',
      'Par virement, sur un numéro de compte propre à votre commande. L’argent est bloqué chez nous.',
    ],
    ['Le vendeur expédie', 'Seulement quand nous confirmons que l’argent est là.'],
    [
      'Vous vérifiez',
      'Confirmez que tout va bien, ou signalez un problème dans votre délai de vérification.',
    ],
    ['Le vendeur est payé', 'Si vous signalez un problème, l’argent reste chez nous jusqu’à la solution.'],
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
        'lien entier. Il n’est rien arrivé à votre argent.',
    },
    home: 'Comment fonctionne le compte séquestre',
  },
  damaged:
    'Ce lien est peut-être incomplet : les messageries coupent parfois les longs liens. Si la connexion ' +
    'n’ouvre pas votre commande, ouvrez le lien de notre e-mail, ou redemandez-le à la boutique.',
};
