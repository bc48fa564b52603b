/**
 * Who made a change, as one short text, since every change stores it: `key:<id>`, `buyer:<person>`,
 * `seller:<person>`, `staff:<person>`, `operator:<name>` or `service:<part>`; of a request with its network
 * after a space.
 * A person is named by the id of their row, never by their address.
 */
export type Author = string;

/** The parts of the service that change something by themselves. */
export type ServicePart = 'worker' | 'notification' | 'sandbox' | 'start' | 'expiry';

/** A request's author: its key, or the person who is signed in. */
export interface Requester {
  kind: 'key' | 'buyer' | 'seller' | 'staff';
  id: string;
  network: string;
}

export function requestAuthor({ kind, id, network }: Requester): Author {
  return `${kind}:${id} ${network}`;
}

export function partAuthor(part: ServicePart): Author {
  return `service:${part}`;
}

/** @param name as `readOperatorName` returns it */
export function operatorAuthor(name: string): Author {
  return `operator:${name}`;
}

export interface ReadAuthor {
  kind: string;
  /** The id of a key or a person, the name of an operator, or the part of the service. */
  id: string;
  /** Null for whoever sent no request. */
  network: string | null;
}

/** Takes an author apart, for scripts; null for a change from before authors were recorded. */
export function readAuthor(author: Author | null): ReadAuthor | null {
  if (author === null) return null;
  const colon = author.indexOf(':');
  const kind = author.slice(0, colon);
  const rest = author.slice(colon + 1);
  // The name of an operator may have spaces, and has no network.
  const space = kind === 'operator' ? -1 : rest.indexOf(' ');
  if (space < 0) return { kind, id: rest, network: null };
  return { kind, id: rest.slice(0, space), network: rest.slice(space + 1) };
}

const nameLengthMax = 100;

/** Controls, formats such as bidirectional marks, line ends, and halves of surrogate pairs. */
const unprintable = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/u;

/** Returns the name of an operator, trimmed; null unless it has 1 to 100 printable characters. */
export function readOperatorName(text: string): string | null {
  const name = text.trim();
  const isFit = name !== '' && [...name].length <= nameLengthMax && !unprintable.test(name);
  return isFit ? name : null;
}
