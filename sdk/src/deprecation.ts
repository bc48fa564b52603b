/** What the service says of an operation that is on its way out. */
export interface Deprecation {
  /** The operation, such as `listBanks`. */
  operation: string;
  /** Since when new code should not call it, in ms since 1970; null where the service does not say. */
  deprecatedAtMs: number | null;
  /** When it may stop to work, in ms since 1970; null while nobody knows. */
  sunsetAtMs: number | null;
  /** The page that says what to call instead; null where the service names none. */
  docUrl: string | null;
  /** All of it in one sentence or two. */
  message: string;
}

/** Who is told of deprecations, and of which he has been. */
export interface Listener {
  tell(deprecation: Deprecation): void;
  told: Set<string>;
}

/** Where nobody else listens: a warning of the process, with a code to filter by. */
const processListener: Listener = {
  told: new Set(),
  tell({ message }) {
    const { process, console } = globalThis;
    if (!process?.emitWarning) return console.warn(message);
    process.emitWarning(message, { type: 'DeprecationWarning', code: 'ESCROW_DEPRECATED' });
  },
};

/** Tells once of each operation whose answers say that it is on its way out. */
export function heedDeprecation(headers: Headers, operation: string, listener = processListener): void {
  const since = headers.get('deprecation');
  if (since === null || listener.told.has(operation)) return;
  listener.told.add(operation);
  const deprecatedAtMs = /^@\d{1,11}$/.test(since) ? Number(since.slice(1)) * 1_000 : null;
  const sunsetAtMs = Date.parse(headers.get('sunset') ?? '') || null;
  const [, docUrl = null] = /<([^>]*)>[^,]*;\s*rel="?deprecation\b/.exec(headers.get('link') ?? '') ?? [];
  const parts = [
    `${operation} is deprecated`,
    deprecatedAtMs && ` since ${dayOf(deprecatedAtMs)}`,
    sunsetAtMs && ` and may stop to work on ${dayOf(sunsetAtMs)}`,
    docUrl ? `; what to call instead: ${docUrl}` : '.',
  ];
  const message = parts.filter(Boolean).join('');
  try {
    listener.tell({ operation, deprecatedAtMs, sunsetAtMs, docUrl, message });
  } catch {
    // Whoever listens cannot turn an answer that came into one that did not.
  }
}

function dayOf(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}
