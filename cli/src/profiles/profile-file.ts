import { join } from 'node:path';
import type { Host } from '../context.js';
import { type Stop, usage } from '../exit.js';
import { configFolder } from '../folders.js';
import { suggestion } from '../nearest.js';
import { printable } from '../printable.js';
import { parseUrl } from '../url.js';
import {
  createPrivate,
  draftPrefix,
  entriesOf,
  readPrivate,
  removeFile,
  replacePrivate,
} from './private-file.js';

const fields = ['api_key', 'base_url', 'account_id', 'account_name', 'saved_at'] as const;

type Saved = Record<(typeof fields)[number], string>;

/** An API key with its address and account; the name is that of its file. */
export interface Profile extends Saved {
  name: string;
}

/** The default profile, and the file that names it, if there is one. */
export interface DefaultProfile {
  name: string;
  file: string | null;
}

export const apiKeyPattern = /^svc_(test|live)_[0-9A-Za-z]+$/;

const namePattern = /^[a-z0-9][a-z0-9_-]{0,31}$/;
const suffix = '.json';

/** Refuses a name that is no file name on every system. */
export function checkProfileName(name: string): string {
  if (namePattern.test(name)) return name;
  throw usage(
    `'${printable(name)}' cannot be the name of a profile.`,
    'A name has at most 32 characters: lower-case letters, digits, - and _. It begins with a letter or ' +
      'digit.',
  );
}

function savedOf(values: Saved): Saved {
  return Object.fromEntries(fields.map((field) => [field, values[field]])) as Saved;
}

function parse(text: string): Saved | null {
  let values: Saved | null;
  try {
    values = JSON.parse(text) as Saved | null;
  } catch {
    return null;
  }
  if (!values || fields.some((field) => typeof values[field] !== 'string')) return null;
  return apiKeyPattern.test(values.api_key) && parseUrl(values.base_url) !== null ? savedOf(values) : null;
}

function textOf(profile: Profile): string {
  return `${JSON.stringify(savedOf(profile), null, 2)}\n`;
}

/** The profiles of this user, a file each, so that concurrent saves do not collide. */
export class Profiles {
  readonly folder: string;

  constructor(host: Host) {
    this.folder = join(configFolder(host).path, 'profiles');
  }

  file(name: string): string {
    return join(this.folder, `${checkProfileName(name)}${suffix}`);
  }

  /** All names, sorted, including those of unreadable files. */
  names(): string[] {
    const names = entriesOf(this.folder)
      .filter((file) => file.endsWith(suffix))
      .map((file) => file.slice(0, -suffix.length));
    return names.filter((name) => namePattern.test(name)).sort();
  }

  /** Returns the profile or null; refuses a file that is no profile. */
  read(name: string): Profile | null {
    const file = this.file(name);
    const text = readPrivate(file);
    if (text === null) return null;
    const saved = parse(text);
    if (saved) return { name, ...saved };
    throw usage(`${file} is not a profile.`, `Repair it, or remove it: escrow-cli logout --profile ${name}`);
  }

  /** The same, but refuses a name that has no profile. */
  demand(name: string): Profile {
    const profile = this.read(name);
    if (profile) return profile;
    throw this.unknown(name);
  }

  unknown(name: string): Stop {
    const names = this.names();
    if (names.length === 0)
      return usage(`There is no profile '${name}'.`, `Save it: escrow-cli login --profile ${name}`);
    return usage(
      `There is no profile '${name}'.`,
      suggestion(name, names) || `Profiles: ${names.join(', ')}`,
    );
  }

  /** Saves a profile; returns false if the name is taken. */
  create(profile: Profile): boolean {
    return createPrivate(this.file(profile.name), textOf(profile));
  }

  replace(profile: Profile): void {
    replacePrivate(this.file(profile.name), textOf(profile));
  }

  /** Removes a profile and the drafts of interrupted logins; refuses a name that has none. */
  remove(name: string): void {
    const file = this.file(name);
    const drafts = entriesOf(this.folder).filter((entry) => entry.startsWith(draftPrefix(file)));
    for (const draft of drafts) removeFile(join(this.folder, draft));
    if (!removeFile(file)) throw this.unknown(name);
  }

  default(): DefaultProfile {
    const file = this.#defaultFile();
    const name = readPrivate(file)?.trim();
    if (name === undefined) return { name: 'default', file: null };
    if (namePattern.test(name)) return { name, file };
    throw usage(
      `${file} does not contain the name of a profile.`,
      'Choose one: escrow-cli profiles use <name>',
    );
  }

  /** Makes a profile the default. */
  use(name: string): void {
    replacePrivate(this.#defaultFile(), `${name}\n`);
  }

  #defaultFile(): string {
    return join(this.folder, 'default');
  }
}
