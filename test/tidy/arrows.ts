/** What everything around the domain builds on: the rules, the promises, the statements, the contract. */
const core = [
  'server/src/domain/',
  'server/src/ports/',
  'server/src/adapters/store/',
  'server/src/services.ts',
  '@escrow-checkout/contract',
  'kysely',
  'zod',
  'node:*',
];

/** What puts the server together, and the commands that run it. */
export const assembly = [
  'server/src/app.ts',
  'server/src/worker-app.ts',
  'server/src/deps.ts',
  'server/src/main.ts',
  'server/src/commands/',
];

/** What each folder may import besides itself. A longer folder comes before a shorter one that holds it. */
export const layers: [folder: string, mayImport: string[]][] = [
  ['contract/src/index.ts', ['contract/src/', 'zod', '@ts-rest/core']],
  ['contract/src/', ['zod']],
  ['server/src/domain/', ['@escrow-checkout/contract', 'node:crypto']],
  ['server/src/ports/', ['server/src/domain/']],
  [
    'server/src/adapters/store/',
    ['server/src/ports/', 'server/src/domain/', 'better-sqlite3', 'kysely', 'pg', 'uuid', 'node:*'],
  ],
  // The sandbox bank and carriers keep their books in the same database, through the same statements.
  [
    'server/src/adapters/bank/sandbox/',
    ['server/src/adapters/store/', 'server/src/ports/', 'server/src/domain/', 'kysely', 'zod', 'node:*'],
  ],
  // How a partner is called over HTTP, whichever it is, and the partners built on it.
  ['server/src/adapters/bank/http/', ['server/src/ports/', 'server/src/domain/', 'pino', 'undici', 'node:*']],
  [
    'server/src/adapters/bank/paystack/',
    ['server/src/adapters/bank/http/', 'server/src/ports/', 'pino', 'node:*'],
  ],
  [
    'server/src/adapters/bank/monnify/',
    ['server/src/adapters/bank/http/', 'server/src/ports/', 'pino', 'node:*'],
  ],
  [
    'server/src/adapters/carrier/sandbox/',
    ['server/src/adapters/store/', 'server/src/ports/', 'server/src/domain/', 'kysely', 'node:*'],
  ],
  // Carriers are called as the banks are.
  [
    'server/src/adapters/carrier/',
    ['server/src/adapters/bank/http/', 'server/src/domain/', 'server/src/ports/', 'pino', 'node:*'],
  ],
  // What the sandbox mailer keeps stands there too.
  [
    'server/src/adapters/mail/sandbox/',
    ['server/src/adapters/store/', 'server/src/domain/mail/', 'server/src/ports/', 'kysely'],
  ],
  ['server/src/adapters/files/', ['server/src/ports/', 'aws4fetch', 'node:*']],
  ['server/src/adapters/images/', ['server/src/ports/', 'sharp', 'node:*']],
  ['server/src/adapters/mail/smtp/', ['server/src/domain/mail/', 'server/src/ports/', 'nodemailer']],
  ['server/src/adapters/metrics/', ['server/src/ports/', 'prom-client']],
  [
    'server/src/adapters/tracing/',
    [
      'server/src/ports/',
      '@opentelemetry/api',
      '@opentelemetry/exporter-trace-otlp-http',
      '@opentelemetry/resources',
      '@opentelemetry/sdk-trace',
      'node:*',
    ],
  ],
  ['server/src/adapters/outgoing/', ['server/src/ports/', 'server/src/domain/', 'undici', 'node:*']],
  ['server/src/adapters/', ['server/src/ports/', 'server/src/domain/', 'zod', 'node:*']],
  // The way from any door to a change: it knows no door, and so nothing of HTTP either.
  ['server/src/pipeline/', core],
  [
    'server/src/http/',
    [...core, 'server/src/pipeline/', 'express', '@ts-rest/express', 'fastest-levenshtein'],
  ],
  // A simulated transfer is the sandbox bank's own doing.
  [
    'server/src/features/credits/sandbox-transfer.ts',
    [...core, 'server/src/features/', 'server/src/pipeline/', 'server/src/adapters/bank/sandbox/'],
  ],
  ['server/src/features/staff/totp.ts', ['otpauth']],
  [
    'server/src/features/staff/passkey-answers.ts',
    ['server/src/features/staff/webauthn.ts', '@simplewebauthn/server', 'zod'],
  ],
  ['server/src/features/staff/webauthn.ts', ['@simplewebauthn/server']],
  // Mails say who holds the money, as pages do.
  ['server/src/features/mail/frame.ts', [...core, 'server/src/features/', 'server/src/operator-settings.ts']],
  [
    'server/src/features/',
    [...core, 'server/src/http/', 'server/src/pipeline/', '@escrow-checkout/web', 'express'],
  ],
  ['server/src/jobs/', [...core, 'server/src/features/', 'server/src/pipeline/']],
  // Advancing a test clock runs what falls due.
  [
    'server/src/sandbox/',
    [...core, 'server/src/features/', 'server/src/http/', 'server/src/jobs/', 'server/src/pipeline/'],
  ],
  // Pages are data put into words: they know neither the records nor the service.
  ['web/src/', ['@escrow-checkout/contract', 'preact', 'preact-render-to-string', 'esbuild', 'node:*']],
  ['sdk/src/', ['node:*', '#mac']],
  ['cli/src/', ['commander', 'fastest-levenshtein', '@escrow-checkout/sdk', 'node:*']],
  // The pictures are drawn from the domain's tables.
  [
    'site/src/',
    [
      'server/src/domain/',
      // What commands there are, and what they take, the command line itself is asked.
      'cli/src/run.ts',
      '@escrow-checkout/contract',
      '@dagrejs/dagre',
      'esbuild',
      'highlight.js',
      'markdown-it',
      'node:*',
    ],
  ],
  ['site/assets/', ['minisearch']],
  ['scripts/', ['node:*']],
];

/** Who imports no value of something, only its types: none of its code runs there. */
export const typesOnly: [importer: string, imported: string][] = [
  ['server/src/domain/', '@escrow-checkout/contract'],
  ['web/src/', '@escrow-checkout/contract'],
];

/** Who alone may import something: a technology, or what nobody builds upon. */
export const exclusive: [imported: string, only: string[]][] = [
  ['@ts-rest/core', ['contract/src/index.ts', 'server/src/http/mount.ts']],
  ['@ts-rest/express', ['server/src/http/mount.ts']],
  ['better-sqlite3', ['server/src/adapters/store/']],
  ['pg', ['server/src/adapters/store/']],
  // The auditor's binding: two copies of SQLite in one process break each other's file locks.
  ['sqlite3', []],
  ['server/src/domain/testing/', ['server/src/domain/testing/']],
  [
    'server/src/adapters/carrier/',
    ['server/src/adapters/carrier/', 'server/src/deps.ts', 'server/src/services.ts'],
  ],
  // Beside the banks, the carriers are called through `http/`.
  [
    'server/src/adapters/bank/',
    [
      'server/src/adapters/bank/',
      'server/src/adapters/carrier/',
      'server/src/features/credits/sandbox-transfer.ts',
      'server/src/deps.ts',
      'server/src/services.ts',
    ],
  ],
  [
    'server/src/adapters/mail/',
    ['server/src/adapters/mail/', 'server/src/deps.ts', 'server/src/services.ts'],
  ],
  ['@escrow-checkout/web', ['server/src/features/pages/', 'server/src/features/dashboard/']],
  ['preact', ['web/src/']],
  ['aws4fetch', ['server/src/adapters/files/']],
  ['sharp', ['server/src/adapters/images/']],
  ['nodemailer', ['server/src/adapters/mail/smtp/']],
  ['otpauth', ['server/src/features/staff/totp.ts']],
  [
    '@simplewebauthn/server',
    ['server/src/features/staff/passkey-answers.ts', 'server/src/features/staff/webauthn.ts'],
  ],
  ['server/src/adapters/crypto/', ['server/src/adapters/crypto/', 'server/src/deps.ts']],
  ['prom-client', ['server/src/adapters/metrics/']],
  ['server/src/adapters/metrics/', ['server/src/adapters/metrics/', 'server/src/commands/metrics.ts']],
  ['@opentelemetry/*', ['server/src/adapters/tracing/']],
  ['server/src/adapters/tracing/', ['server/src/adapters/tracing/', 'server/src/commands/tracing.ts']],
  ['server/src/adapters/outgoing/', ['server/src/adapters/outgoing/', 'server/src/deps.ts']],
  ['undici', ['server/src/adapters/outgoing/', 'server/src/adapters/bank/http/']],
  ['server/src/features/', ['server/src/features/', 'server/src/jobs/', 'server/src/sandbox/', ...assembly]],
  ['server/src/jobs/', ['server/src/jobs/', 'server/src/sandbox/', ...assembly]],
  ['server/src/sandbox/', ['server/src/sandbox/', 'server/src/app.ts']],
  ['server/src/app.ts', assembly],
  ['server/src/deps.ts', assembly],
  ['server/src/main.ts', ['server/bin/']],
];

/**
 * A name that ends in a slash stands for a folder, `node:*` for all that Node brings, any other for itself.
 */
export function matches(path: string, name: string): boolean {
  if (name === 'node:*') return path.startsWith('node:');
  return name.endsWith('/') ? path.startsWith(name) : path === name;
}
