import type { Words } from '../language.js';

/** The words about photos that buyers and sellers upload. */
export const photos: Words['photos'] = {
  delivery: {
    label: 'Photo du colis',
    hint: 'Prenez-la ou choisissez-en une : JPEG, PNG ou WebP, 10 Mo au maximum. L’acheteur la voit.',
    missing: 'Ajoutez une photo du colis.',
    haveLink: 'La photo est déjà en ligne',
  },
  dispute: {
    label: 'Photos (facultatif)',
    hint: '5 au maximum, de 10 Mo chacune : JPEG, PNG ou WebP. L’autre partie les voit, et nous aussi.',
  },
  privacy: 'Nous retirons le lieu et l’heure que l’appareil inscrit dans la photo.',
  kept: 'Déjà ici',
  keep: (n) => `Photo ${n} : l’envoyer aussi`,
  nth: (n) => `Photo ${n} : `,
  problems: {
    heic:
      'elle est au format HEIC des iPhone, que beaucoup de navigateurs ne savent pas afficher. Choisissez ' +
      '« Le plus compatible » dans Réglages, Appareil photo, Formats et reprenez-la, ou envoyez-en une ' +
      'capture d’écran.',
    type: 'ce n’est pas une photo JPEG, PNG ou WebP. Choisissez un autre fichier.',
    damaged: 'elle est abîmée ou incomplète. Reprenez-la, ou choisissez-en une autre.',
    dimensions:
      'elle a trop de pixels. Prenez-la avec une définition plus basse, ou envoyez-en une capture d’écran.',
    size: 'elle dépasse 10 Mo. Prenez-la avec une définition plus basse, ou envoyez-en une capture d’écran.',
    empty: 'le fichier est vide. Choisissez-le à nouveau.',
    busy: 'trop de photos arrivent en ce moment. Renvoyez le formulaire dans une minute.',
    too_many: 'c’est une de plus que le formulaire n’en accepte ; elle a été laissée de côté.',
    enough:
      'nous avons déjà le nombre maximum de photos de cette commande. Expliquez-le par écrit, ou donnez ' +
      'un lien.',
    quota: 'la boutique a épuisé ce que le mode test garde de photos.',
    gone: 'une photo de votre premier essai n’est plus là. Choisissez-la à nouveau.',
  },
  busy: 'Envoi de vos photos…',
  of: { delivery: 'Photo du colis', dispute: (n) => `Photo ${n}` },
  deleted: 'Une photo qui n’est plus là.',
  heading: 'Photos',
  from: { buyer: 'De l’acheteur', seller: 'Du vendeur' },
};
