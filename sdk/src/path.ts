import { ValidationError } from './errors.js';

function refuse(name: string, why: string): never {
  throw new ValidationError({ code: 'invalid_path_parameter', message: `\`${name}\` ${why}` });
}

function encode(name: string, value: unknown): string {
  if (typeof value !== 'string') refuse(name, 'must be a string');
  if (value === '') refuse(name, 'must not be empty');
  if (value === '.' || value === '..') {
    refuse(name, `must not be \`${value}\`, which URLs drop from a path`);
  }
  try {
    return encodeURIComponent(value);
  } catch {
    return refuse(name, 'contains half of a surrogate pair, which cannot be encoded');
  }
}

/** Fills in `/escrow/:reference`. Every value becomes exactly one segment, untrimmed. */
export function fillPath(template: string, params: Record<string, string> = {}): string {
  return template.replace(/:(\w+)/g, (_, name: string) => encode(name, params[name]));
}

/** Writes a query string, with its `?`; unset values are left out. */
export function writeQuery(query: object | undefined): string {
  if (!query) return '';
  const pairs = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null) pairs.append(name, String(value));
  }
  return pairs.size > 0 ? `?${pairs}` : '';
}
