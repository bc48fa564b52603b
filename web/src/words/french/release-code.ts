import type { Words } from '../language.js';

/** The words about the code with which the buyer pays the seller at the door. */
export const releaseCode: Words['releaseCode'] = {
  buyer: {
    link: 'Afficher le code qui paie le vendeur',
    title: 'Seulement avec le colis en main',
    about: (naira, seller) =>
      `Ce code verse ${naira} à ${seller}. C’est définitif : on ne peut pas revenir en arrière. ` +
      'Ne le dites qu’avec le colis en main, après avoir regardé ce qu’il contient.',
    show: 'J’ai le colis. Afficher le code',
    code: 'Dites ceci au vendeur :',
    reload:
      'Si le vendeur vous dit que le code est faux, rechargez cette page : il y en a peut-être un nouveau.',
    never:
      'Personne n’a besoin de ce code avant que vous ayez le colis : ni le vendeur, ni un livreur, ni nous.',
    off:
      'Votre code pour le vendeur est désactivé, car un mauvais code a été saisi trop souvent. ' +
      'Vous pouvez toujours confirmer la réception ici.',
  },
  seller: {
    link: 'Saisir le code de l’acheteur',
    title: 'Saisir le code de l’acheteur',
    about: (naira) =>
      'L’acheteur trouve six chiffres sur la page de sa commande. ' +
      `Avec les bons chiffres, ${naira} vous sont versés tout de suite.`,
    label: 'Six chiffres',
    button: 'Me verser l’argent',
    form: 'Le code a six chiffres.',
    wrong: (triesLeft) => `Ce code n’est pas le bon. ${left(triesLeft)}`,
    off:
      'Le code de l’acheteur est désactivé, car un mauvais code a été saisi trop souvent. ' +
      'L’acheteur peut confirmer la réception, ou bien vous attendez.',
  },
};

function left(count: number): string {
  if (count === 0) return 'L’acheteur voit maintenant un nouveau code. Demandez-lui celui-là.';
  return count === 1 ? 'Il vous reste un seul essai.' : `Il vous reste ${count} essais.`;
}
