import type { NotArrivedData } from '../../domain/mail/inspection-data.js';
import { amountOf, type MailContext, textOf } from './mail-context.js';

/** When the inspection of a recorded delivery ends, as its event says. */
export function inspectionEndOf(context: MailContext): number {
  return Date.parse(textOf(context, 'auto_release_at') ?? '');
}

/** Reads a time of an event; null if it has none of that name. */
export function timeOf(context: MailContext, name: string): number | null {
  const text = textOf(context, name);
  return text === null ? null : Date.parse(text);
}

/** The data of a mail about a delivery that has not arrived yet. */
export function notArrivedData(context: MailContext): NotArrivedData {
  const releasesAt = inspectionEndOf(context);
  return {
    startsAt: timeOf(context, 'inspection_starts_at') ?? releasesAt,
    releasesAt,
    isExtendable: amountOf(context, 'extensions_left') > 0,
  };
}
