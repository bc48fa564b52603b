/** The words of the pages about the request log, in English. */
export const dashboardRequests = {
  title: 'Request log',
  about: 'Requests to the API with the keys of this account, for 30 days, at most the newest 100,000.',
  tabs: { label: 'Parts of this section', webhooks: 'Webhooks', requests: 'Request log' },
  filters: {
    legend: 'Search and filter',
    id: 'Request id',
    idHint: 'The X-Request-Id of an answer, also in the body of an error',
    outcome: 'Outcome',
    operation: 'Operation',
  },
  outcomes: {
    succeeded: 'Succeeded',
    refused: 'Refused: 4xx',
    failed: 'Failed on our side: 5xx',
  } satisfies Record<string, string>,
  caption: (count: number) =>
    count === 1 ? '1 on this page, newest first' : `${count} on this page, newest first`,
  columns: {
    operation: 'Operation',
    path: 'Request',
    status: 'Status',
    duration: 'Took',
    at: 'Time',
  },
  took: (ms: number) => `${ms.toLocaleString('en-NG')} ms`,
  none: 'None match. A request is here about a second after its answer.',
  lookedThrough: (count: number) =>
    `We have looked through the newest ${count.toLocaleString('en-NG')} that match your other filters.`,
  goOn: 'Look through older ones',
  one: {
    back: 'Request log',
    id: 'Request id',
    key: 'API key',
    keyGone: 'deleted',
    keyNamed: (name: string, last4: string) => `${name}, ends in ${last4}`,
    code: 'Error code',
    duration: 'Took',
    at: 'Time',
    request: 'Body of the request',
    response: 'Body of the answer',
    noRequest: 'It had no body.',
    noResponse: 'The answers to successful reads are not kept.',
    redacted:
      'Names, addresses, bank accounts, free texts and metadata are left out before anything is stored. ' +
      'Long bodies are cut.',
  },
};
