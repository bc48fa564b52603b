import { createDecipheriv, createHmac } from 'node:crypto';
import type { Reader } from './database.js';

/** A key of digests; it counts for changes up to a position, null: for all. */
interface DigestKey {
  key: Buffer;
  through: number | null;
}

/** The secret key of the service, and the one before it while it is replaced. */
interface Secret {
  name: string;
  bytes: Buffer;
}

const mac = (key: Buffer, text: string) => createHmac('sha256', key).update(text).digest();

function secretOf(hex: string): Secret {
  const bytes = Buffer.from(hex, 'hex');
  return { bytes, name: mac(bytes, 'key-name').toString('base64url').slice(0, 8) };
}

/** What the auditor knows of the keys: it derives digests and opens sealed values itself. */
export class AuditKeys {
  readonly #digests: DigestKey[] = [];

  private constructor(private readonly secrets: readonly Secret[]) {}

  /** Reads what retired keys have left; the keys are hexadecimal, the newest first. */
  static async read(reader: Reader, hexes: readonly string[]): Promise<AuditKeys> {
    const keys = new AuditKeys(hexes.map(secretOf));
    const retired = new Set<string>();
    await reader.read('select * from secret_key where retired_at is not null', (row) => {
      const place = ['secret_key.hash_key', row.id ?? null, Number(row.through_position)];
      const opened = keys.open(row.hash_key_sealed ?? '', place, []);
      retired.add(row.id ?? '');
      if (opened === null) return;
      keys.#digests.push({ key: Buffer.from(opened, 'base64url'), through: Number(row.through_position) });
    });
    for (const { name, bytes } of keys.secrets) {
      if (!retired.has(name)) keys.#digests.push({ key: mac(bytes, 'keyed-hash'), through: null });
    }
    return keys;
  }

  /** Whether a digest at a position is that of a text. */
  isDigest(digest: string | null | undefined, position: number, purpose: string, text: string): boolean {
    return this.#digests.some(({ key, through }) => {
      const counts = through === null || position <= through;
      return counts && mac(key, `${purpose}\0${text}`).toString('base64url') === digest;
    });
  }

  /** Opens a sealed value of either form, or returns null. */
  open(
    sealed: string,
    place: readonly (string | number | null)[],
    purposes: readonly string[],
  ): string | null {
    const [version, ...parts] = sealed.split('.');
    if (version === 'v2') {
      const [name = '', origin = '', body = ''] = parts;
      const secret = this.secrets.find((each) => each.name === name);
      const bound = JSON.stringify(['v2', name, origin, ...place]);
      return secret === undefined ? null : decrypted(mac(secret.bytes, 'seal'), bound, body);
    }
    for (const { bytes } of this.secrets) {
      for (const purpose of purposes) {
        const text = decrypted(bytes, purpose, parts[0] ?? '');
        if (text !== null) return text;
      }
    }
    return null;
  }
}

function decrypted(key: Buffer, bound: string, body: string): string | null {
  const bytes = Buffer.from(body, 'base64url');
  try {
    const cipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12)).setAAD(Buffer.from(bound));
    const text = cipher.setAuthTag(bytes.subarray(12, 28)).update(bytes.subarray(28), undefined, 'utf8');
    return text + cipher.final('utf8');
  } catch {
    return null;
  }
}

/** The nonce of the first seal of a value, which stays when it is sealed anew. */
export function firstNonceOf(sealed: string | null | undefined): string | null {
  if (sealed == null) return null;
  const [version, first = '', origin = ''] = sealed.split('.');
  if (version === 'v2') return origin;
  return version === 'v1' ? first.slice(0, 16) : sealed;
}
