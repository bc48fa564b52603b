import { bankAliases } from './bank-aliases.js';
import type { BankAccount } from './records.js';

/** A bank as a partner lists it. */
export interface ListedBank {
  code: string;
  name: string;
}

/** A bank account's bank: its code, the partner whose list the code is from, and its name there. */
export type BankOfAccount = Pick<BankAccount, 'bankCodePartner' | 'bankCode' | 'bankName'>;

/** Words that partners add to a bank's name or leave out. */
const fillers = ['bank', 'plc', 'ltd', 'limited', 'nigeria', 'nig', 'of', 'the', 'for', 'and'];
const joiners = ['plc', 'ltd', 'limited', 'of', 'the', 'for', 'and'];

/**
 * Returns the bank of an account as another partner lists it, or null if no bank of the list is certainly the
 * same. A code alone is no evidence, since partners give some codes to different banks: it counts with a name
 * that fits, or else the name alone if exactly one bank of the list has it.
 */
export function findSameBank<Bank extends ListedBank>(
  { bankCode, bankName }: Pick<BankOfAccount, 'bankCode' | 'bankName'>,
  banks: readonly Bank[],
): Bank | null {
  const ofCode = banks.find(({ code, name }) => code === bankCode && isLikeName(bankName, name));
  if (ofCode) return ofCode;
  const [ofName, another] = banks.filter(({ name }) => isSameName(bankName, name));
  return ofName !== undefined && another === undefined ? ofName : null;
}

/**
 * Returns the bank that somebody means by what they typed: its code, a name of it, or the
 * beginning of words of its name that no other bank of the list has.
 */
export function findTypedBank<Bank extends ListedBank>(typed: string, banks: readonly Bank[]): Bank | null {
  const text = typed.trim();
  const exact = banks.find(({ code, name }) => code === text || name.toLowerCase() === text.toLowerCase());
  if (exact) return exact;
  const [ofName, another] = banks.filter(({ name }) => isSameName(text, name));
  if (ofName) return another === undefined ? ofName : null;
  const words = nameWords(text);
  const [like, more] = words.length === 0 ? [] : banks.filter(({ name }) => hasWords(name, words));
  return like !== undefined && more === undefined ? like : null;
}

/** Whether a name has words that begin like each of some words. */
function hasWords(name: string, words: readonly string[]): boolean {
  const own = nameWords(name);
  return words.every((word) => own.some((each) => each.startsWith(word)));
}

/** Other names of a bank that people know it by, besides the one in a list. */
export function otherNamesOf(name: string): string[] {
  const found = bankAliases.find(({ nipCode }) => nipCode === aliasOf(plainName(name)));
  const isOther = (each: string) => each.toLowerCase() !== name.toLowerCase() && !each.includes('(');
  return found ? found.names.filter(isOther) : [];
}

/** Whether two accounts are at the same bank, as far as their codes and names show. */
export function isSameBank(one: BankOfAccount, other: BankOfAccount): boolean {
  if (one.bankCodePartner !== null && one.bankCodePartner === other.bankCodePartner) {
    return one.bankCode === other.bankCode;
  }
  if (isSameName(one.bankName, other.bankName)) return true;
  return one.bankCode === other.bankCode && isLikeName(one.bankName, other.bankName);
}

function isSameName(one: string, other: string): boolean {
  const name = plainName(one);
  return name !== '' && aliasOf(name) === aliasOf(plainName(other));
}

function plainName(name: string): string {
  return nameWords(name).join('');
}

/** Returns one name for all names of a bank. */
function aliasOf(name: string): string {
  return aliases.get(name) ?? name;
}

/** Whether one name is the other, a part of it or its initials. */
function isLikeName(one: string, other: string): boolean {
  if (isSameName(one, other)) return true;
  const [fewer = [], more = []] = [nameWords(one), nameWords(other)].sort(
    (left, right) => left.length - right.length,
  );
  if (fewer.length > 0 && fewer.every((word) => more.includes(word))) return true;
  return isInitialsOf(one, other) || isInitialsOf(other, one);
}

/** Whether a name is another one's initials, such as `GTBank` of `Guaranty Trust Bank`. */
function isInitialsOf(short: string, long: string): boolean {
  const written = allWords(short).filter((word) => !joiners.includes(word));
  const initials = allWords(long)
    .filter((word) => !joiners.includes(word))
    .map(([first]) => first);
  return initials.length > 2 && written.join('').replace(/bank$/, 'b') === initials.join('');
}

/** Returns the words of a name that tell it from others; `FirstBank` is `First Bank`. */
function nameWords(name: string): string[] {
  const words = allWords(name).map((word) => word.replace(/(.)bank$/, '$1'));
  return words.filter((word) => !fillers.includes(word));
}

function allWords(name: string): string[] {
  const plain = name
    .normalize('NFKD')
    .replace(/[\p{M}'\u2019`]/gu, '')
    .toLowerCase();
  const words = plain.match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.map((word) => (word === 'mfb' ? 'microfinance' : word));
}

const aliases: ReadonlyMap<string, string> = new Map(
  bankAliases.flatMap(({ nipCode, names }) => names.map((name) => [plainName(name), nipCode] as const)),
);
