/** What the service says about a deprecated operation. */
export interface Deprecation {
  /** The operation, such as `listBanks`. */
  operation: string;
  /** Since when new code should not call it, in ms since 1970; null if the service does not say. */
  deprecatedAtMs: number | null;
  /** When it may stop working, in ms since 1970; null if unknown. */
  sunsetAtMs: number | null;
  /** The page that names the replacement; null if the service names none. */
  docUrl: string | null;
  /** All of it as text. */
  message: string;
}

/** Who gets deprecations, and which operations were reported. */
export interface Listener {
  report(deprecation: Deprecation): void;
  reported: Set<string>;
}

/** The default: a warning of the process, with a code to filter by. */
const processListener: Listener = {
  reported: new Set(),
  report({ message }) {
    const { process, console } = globalThis;
    if (!process?.emitWarning) return console.warn(message);
    process.emitWarning(message, { type: 'DeprecationWarning', code: 'ESCROW_DEPRECATED' });
  },
};

/** Reports each deprecated operation once. */
export function reportDeprecation(headers: Headers, operation: string, listener = processListener): void {
  const since = headers.get('deprecation');
  if (since === null || listener.reported.has(operation)) return;
  listener.reported.add(operation);
  const deprecatedAtMs = /^@\d{1,11}$/.test(since) ? Number(since.slice(1)) * 1_000 : null;
  const sunsetAtMs = Date.parse(headers.get('sunset') ?? '') || null;
  const [, docUrl = null] = /<([^>]*)>[^,]*;\s*rel="?deprecation\b/.exec(headers.get('link') ?? '') ?? [];
  const parts = [
    `${operation} is deprecated`,
    deprecatedAtMs && ` since ${dayOf(deprecatedAtMs)}`,
    sunsetAtMs && ` and may stop working on ${dayOf(sunsetAtMs)}`,
    docUrl ? `; its replacement: ${docUrl}` : '.',
  ];
  const message = parts.filter(Boolean).join('');
  try {
    listener.report({ operation, deprecatedAtMs, sunsetAtMs, docUrl, message });
  } catch {
    // A listener that throws must not fail the request.
  }
}

function dayOf(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}
