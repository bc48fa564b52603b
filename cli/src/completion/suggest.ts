import type { Command, Option } from 'commander';
import type { Host } from '../context.js';
import { printable } from '../printable.js';
import { Profiles } from '../profiles/profile-file.js';
import type { TypedLine } from './line.js';
import { type Listed, readListed } from './listed.js';
import { findPlace, flagsAt, type Place, repeats } from './place.js';
import { rowAt, type Source, sourceOfArgument, sourceOfFlag } from './source.js';

export interface Suggestions {
  /** Whole words that start with the typed part. */
  candidates: Listed[];
  /** The shell suggests files. */
  files: boolean;
  /** The word may continue: no space follows it. */
  open: boolean;
}

const noteLengthMax = 60;

const nothing: Suggestions = { candidates: [], files: false, open: false };

function plain(values: readonly string[]): Listed[] {
  return values.map((value) => ({ value, note: '' }));
}

/** Shortens a note to its first sentence. */
function short(note: string): string {
  const [sentence = ''] = printable(note).split(/\.(?: |$)/);
  return sentence.length > noteLengthMax ? `${sentence.slice(0, noteLengthMax - 1)}…` : sentence;
}

/** Whether a word contains no control characters. */
function isPlain({ value }: Listed): boolean {
  return value !== '' && printable(value) === value;
}

async function valuesOf(host: Host, place: Place, source: Source, typed: string): Promise<Suggestions> {
  if (source.from === 'files') return { ...nothing, files: true };
  if (source.from === 'profiles') return { ...nothing, candidates: plain(new Profiles(host).names()) };
  if (source.from === 'operand') return { ...nothing, candidates: plain(place.operands.slice(0, 1)) };
  if (source.from === 'list') {
    const { list, name } = source;
    return { ...nothing, candidates: await readListed(host, place.values, list, name) };
  }
  if (!source.listed) return { ...nothing, candidates: plain(source.choices), open: source.open === true };
  // Values already in the list are not suggested again.
  const before = typed.slice(0, typed.lastIndexOf(',') + 1);
  const named = before.split(',');
  const left = source.choices.filter((choice) => !named.includes(choice));
  return { candidates: plain(left.map((choice) => before + choice)), files: false, open: true };
}

function oppositesOf(long: string): string[] {
  const unit = /^(.*)-(kobo|naira)$/.exec(long);
  if (unit) return [`${unit[1]}-${unit[2] === 'kobo' ? 'naira' : 'kobo'}`];
  return long.startsWith('--no-') ? [`--${long.slice(5)}`] : [`--no-${long.slice(2)}`];
}

/** Returns the flags that can still be given, required ones first. */
function flagsLeft(place: Place): Listed[] {
  const { given } = place;
  const isLeft = (flag: Option): boolean => {
    const long = flag.long ?? '';
    return repeats(flag) || !(given.has(long) || oppositesOf(long).some((other) => given.has(other)));
  };
  const left = flagsAt(place).filter((flag) => !flag.hidden && isLeft(flag));
  const isNeeded = ({ description }: Option): boolean => /\(required[;)]/.test(description);
  const ordered = [...left.filter(isNeeded), ...left.filter((flag) => !isNeeded(flag))];
  const listed = ordered.flatMap(({ long = '', description }) => {
    const names = long === '--json' ? [long, `${long}=`] : [long];
    return names.map((value) => ({ value, note: description }));
  });
  const help = given.has('--help') ? [] : [{ value: '--help', note: 'Print the help.' }];
  return [...listed, ...help];
}

function commandsOf(command: Command): Listed[] {
  return command
    .createHelp()
    .visibleCommands(command)
    .map((inner) => ({ value: inner.name(), note: inner.summary() || inner.description() }));
}

async function operandsAt(host: Host, place: Place): Promise<Suggestions> {
  const { command, operands, words, helping } = place;
  if (command.commands.length > 0) {
    const candidates = operands.length === 0 ? commandsOf(command) : [];
    return { ...nothing, candidates: candidates.filter(({ value }) => !helping || value !== 'help') };
  }
  const row = helping ? undefined : rowAt(words);
  const source = row && sourceOfArgument(row, operands.length);
  if (!source) return nothing;
  const found = await valuesOf(host, place, source, '');
  if (place.ended) return found;
  // An operand that begins with a dash needs `--` first.
  const dashed = found.candidates.some(({ value }) => value.startsWith('-'));
  const separator = { value: '--', note: 'Then a reference that begins with a dash' };
  const others = found.candidates.filter(({ value }) => !value.startsWith('-'));
  return { ...found, candidates: dashed ? [...others, separator] : others };
}

async function suggestAt(host: Host, place: Place, current: string): Promise<Suggestions> {
  const { awaited, ended, helping, words } = place;
  const row = rowAt(words);
  if (awaited) {
    const source = sourceOfFlag(row, awaited);
    return source ? valuesOf(host, place, source, current) : nothing;
  }
  const assigned = ended ? null : /^(--[\w-]+=)(.*)$/s.exec(current);
  if (assigned) return suggestAssigned(host, place, assigned[1] ?? '', assigned[2] ?? '');
  if (!ended && !helping && current.startsWith('-')) return { ...nothing, candidates: flagsLeft(place) };
  const found = await operandsAt(host, place);
  const isOver = place.command.commands.length === 0 && !found.files && !ended && !helping;
  return isOver && current === '' && place.command.registeredArguments.length <= place.operands.length
    ? { ...nothing, candidates: flagsLeft(place) }
    : found;
}

async function suggestAssigned(host: Host, place: Place, head: string, typed: string): Promise<Suggestions> {
  const flag = flagsAt(place).find(({ long }) => `${long}=` === head);
  const source = flag && sourceOfFlag(rowAt(place.words), flag);
  if (!source) return nothing;
  const found = await valuesOf(host, place, source, typed);
  const candidates = found.candidates.map(({ value, note }) => ({ value: head + value, note }));
  return { ...found, candidates };
}

/** Returns suggestions for the cursor at the end of the line. */
export async function suggest(host: Host, program: Command, line: TypedLine): Promise<Suggestions> {
  if (line.redirected) return { ...nothing, files: true };
  const place = findPlace(program, line.words.slice(1));
  const found = await suggestAt(host, place, line.current);
  const fitting = found.candidates.filter((each) => isPlain(each) && each.value.startsWith(line.current));
  const candidates = fitting.map(({ value, note }) => ({ value, note: short(note) }));
  return { ...found, candidates };
}
