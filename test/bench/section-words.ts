/** What the page of measurements says of each section, in the order in which they are measured. */
export const sectionWords = {
  initiate: {
    title: 'Open an escrow',
    about: 'Requests a second with everything switched on, against a bare handler that runs the same SQL.',
  },
  writes: {
    title: 'Other writes',
    about:
      'Requests a second of a service without its workers, against a bare handler that writes the same rows.',
  },
  metrics: {
    title: 'Metrics',
    about: 'The same with metrics on, scraped every second, against the service without them.',
  },
  traces: {
    title: 'Traces',
    about: 'Requests that are traced, all or a tenth of them, against those that are not.',
  },
  read: {
    title: 'Read an escrow',
    about: 'Requests a second, against a bare handler that runs the same SQL.',
  },
  intake: {
    title: 'Notifications of a partner',
    about: 'Durable answers a second, against a bare handler that writes the same rows.',
  },
  credits: {
    title: 'Many payments into one escrow',
    about:
      'Processor time of a payment into an escrow that has 1,000, as a multiple of one into a new escrow.',
  },
  'group-commit': {
    title: 'Group commit',
    about: 'Transactions that share a wait for the disk, against the same with a commit for each.',
  },
  postgres: {
    title: 'Transactions on PostgreSQL',
    about: 'Transactions a second of the store, against pgbench with the same statements.',
  },
  screens: {
    title: 'The dashboard of a large merchant',
    about: 'The median wait with 100,000 escrows, as a multiple of that with 1,000.',
  },
  'event-loop': {
    title: 'Blocks of the event loop',
    about: 'The longest time that 200,000 escrows keep other requests waiting, by what is done.',
  },
  size: {
    title: 'Many escrows',
    about:
      'Requests a second with many escrows that have ended, against those with 10,000; and what a ' +
      'verification of the ledger takes.',
  },
  shares: {
    title: 'Hostile accounts',
    about: 'Waiting times of another account beside a hostile one, as a multiple of those alone; and memory.',
  },
  life: {
    title: 'A whole life of an escrow',
    about: 'What one escrow costs from its opening to the paid payout, with its mails and webhooks.',
  },
  due: {
    title: 'Due work',
    about: 'Releases and payouts that are due at once or steadily, and a test clock that passes over many.',
  },
  pairs: {
    title: 'Several servers',
    about:
      'Two API servers and two workers on one PostgreSQL, against one of each. All share one core, so the ' +
      'processor time counts.',
  },
  replica: {
    title: 'Lists on a replica',
    about:
      'What lists cost the database and the server with a streaming replica, as a multiple of that without.',
  },
  start: {
    title: 'A start',
    about: 'Time from the start of the process to its first answer, and memory at rest.',
  },
  reconcile: {
    title: "Comparison of a partner's day",
    about: 'Memory for 1,000,000 records, as a multiple of that for 100,000.',
  },
  'webhooks.deliveries': {
    title: 'Webhooks',
    about: 'Deliveries a second of a busy worker, against bare posts that are signed.',
  },
  'webhooks.crowd': {
    title: 'Webhooks beside dead receivers',
    about: 'How long an event is on its way to a live receiver, as a multiple of that alone.',
  },
  'webhooks.tarpits': {
    title: 'Webhooks beside thousands of addresses that hang',
    about: 'How long an event is on its way to a live receiver, as a multiple of that alone.',
  },
  'webhooks.verifier': {
    title: "The SDK's verifier",
    about: 'Deliveries a second and size, against other verifiers.',
  },
  sizes: { title: 'Size of the SDK', about: 'What a program loads of it, and what it takes on the disk.' },
  import: {
    title: 'Import of the SDK',
    about:
      "Processor time that the import adds to an empty program, as a multiple of what Stripe's SDK adds.",
  },
  help: { title: 'Help of escrow-cli', about: 'As a multiple of an empty program of Node.' },
  call: { title: 'Calls of the SDK', about: "Calls a second, against bare fetch and against Stripe's SDK." },
  types: {
    title: 'Types of the SDK',
    about: "What one line with the SDK adds to a compilation, as a multiple of what Stripe's SDK adds.",
  },
} as const;

export type SectionName = keyof typeof sectionWords;
