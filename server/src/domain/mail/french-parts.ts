import { frenchFormats } from '../language/french-formats.js';
import type { Mode } from '../records.js';
import type { DisputeData } from './dispute-data.js';
import { facts, when } from './english-parts.js';
import type { BankShown, Block, ParcelData, Wording } from './templates.js';

export const { naira, time } = frenchFormats;

/** Keeps a colon and its like on the line of the word before, and a unit on that of its number. */
function spaced(text: string): string {
  return text.replace(/ (?=[:;!?»])|(?<=«) |(?<=\d) (?=minutes|heures)/g, '\u00a0');
}

/** Sets a mail as French is set; texts are written with plain spaces. */
export function typeset({ subject, body }: Wording): Wording {
  return {
    subject: spaced(subject),
    body: body.map((block) => (typeof block === 'string' ? spaced(block) : block)),
  };
}

/** The end of every mail about a checkout. */
export function ofTestMode(mode: Mode): readonly Block[] {
  return when(mode === 'test', { band: 'Cette commande est un test. Ce n’est pas du vrai argent.' });
}

/** `Example Bank, compte se terminant par 6789`. */
export function shownBank({ bankName, last4 }: BankShown): string {
  return `${bankName}, compte se terminant par ${last4}`;
}

/** Who carries a parcel, and where it can be followed. */
export function parcelFacts({ carrier, trackingNumber, trackingUrl }: ParcelData): readonly Block[] {
  return [
    facts(['Transporteur', carrier], ['Numéro de suivi', trackingNumber]),
    ...(trackingUrl === null ? [] : [{ link: trackingUrl, label: 'Suivre le colis chez le transporteur' }]),
  ];
}

/** An amount in a list of facts; null for nothing. */
export function nairaOrNothing(kobo: number): string | null {
  return kobo === 0 ? null : naira(kobo);
}

/** How a buyer ends a report that nobody can cancel; nothing about any other dispute. */
export function lastReport({ openedBy, isSpokenFor, isLast, isOpen }: DisputeData): readonly Block[] {
  const whose = isSpokenFor
    ? 'ni vous ni la boutique ne pouvez retirer celui-ci'
    : 'vous ne pouvez pas retirer celui-ci';
  return when(
    openedBy === 'buyer' && isLast && isOpen,
    `Vous avez déjà retiré un signalement : ${whose}. Si le problème est réglé, dites-le sur la page de ` +
      'votre commande : nous décidons alors à qui va l’argent.',
  );
}

/** The problem that a dispute reports. */
export const problems: { readonly [Reason in DisputeData['reason']]: string } = {
  item_not_received: 'la commande n’est pas arrivée',
  not_as_described: 'l’article ne correspond pas à la description',
  damaged: 'l’article est abîmé',
  wrong_item: 'ce n’est pas l’article commandé',
  other: 'autre chose ne va pas',
  payment_reversed: 'la banque a repris de l’argent',
};
