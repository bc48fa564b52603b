import type { Words } from '../language.js';

/** The words of the page that asks for an address. */
export const signIn: Words['signIn'] = {
  buyer: {
    title: 'Connectez-vous à votre commande',
    about: 'Saisissez l’adresse e-mail que vous avez donnée à la boutique. Nous vous envoyons un code.',
    safe: 'Seul l’acheteur d’une commande peut l’ouvrir.',
    other: (email) =>
      `Vous êtes connecté avec ${email}, et cette adresse n’ouvre aucune commande ici. Connectez-vous avec ` +
      'une autre.',
  },
  seller: {
    title: 'Connectez-vous à votre vente',
    about: 'Saisissez l’adresse e-mail qui a reçu votre invitation. Nous vous envoyons un code.',
    safe: 'Seul le vendeur peut ouvrir une vente : ce lien ne sert à personne d’autre.',
    other: (email) =>
      `Vous êtes connecté avec ${email}, et cette adresse n’ouvre aucune vente ici. Connectez-vous avec ` +
      'une autre.',
  },
  email: 'Adresse e-mail',
  button: 'M’envoyer un code',
  invalid: 'Saisissez une adresse e-mail, par exemple ada@example.com.',
  refused: {
    network: 'Trop de codes ont été demandés depuis votre réseau. Réessayez dans une heure.',
  },
  inbox: 'Vous essayez sur cet ordinateur ? Les e-mails du mode test sont dans la',
  inboxName: 'boîte de réception du bac à sable',
};

const theAddress = 'l’adresse que vous avez saisie';

/** `celle` stands for the word in `l’adresse que vous avez saisie`, which an address in full lacks. */
function isThat(address: string): string {
  return `${address} est bien ${address === theAddress ? 'celle' : 'l’adresse'}`;
}

/** The words of the page that asks for the code. */
export const code: Words['code'] = {
  title: 'Saisissez votre code',
  about: {
    buyer: (address, code) => `Si ${isThat(address)} de la commande, ${code} y arrive en moins d’une minute.`,
    seller: (address, code) => `Si ${isThat(address)} de la vente, ${code} y arrive en moins d’une minute.`,
  },
  theAddress,
  short: 'un code de six chiffres',
  long: 'un code de douze chiffres',
  spam: 'Regardez aussi dans les spams.',
  spamOrEarlier:
    'Prenez l’e-mail le plus récent avec ce nombre de chiffres, même s’il date de quelques minutes, et ' +
    'regardez aussi dans les spams.',
  label: 'Code',
  button: { buyer: 'Ouvrir ma commande', seller: 'Ouvrir ma vente' },
  again: 'Demander un nouveau code',
  refused: {
    other_browser: 'Ce navigateur n’a pas demandé de code. Demandez-en un ici.',
    wrong: 'Ce code n’est pas le bon. Regardez l’e-mail le plus récent et réessayez.',
    used: 'Ce code n’est plus valable. Demandez-en un nouveau.',
    expired: 'Ce code n’est plus valable. Demandez-en un nouveau.',
    exhausted: 'Trop d’essais pour ce code. Demandez-en un nouveau.',
    network: 'Trop d’essais depuis votre réseau. Réessayez dans une heure.',
  },
};
