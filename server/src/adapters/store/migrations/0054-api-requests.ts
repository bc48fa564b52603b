import { columnTypes, createNarrowTable, createTable, type Migration } from './schema.js';

/** The request log of the API, and how much of it each account has, so that nobody has to count. */
export const apiRequests: Migration = {
  number: 54,
  name: 'api-requests',
  statements(engine) {
    const { text, mode, natural, integer } = columnTypes(engine);
    return [
      createTable(engine, 'api_request', [
        `${text('id')} primary key`,
        text('account_id'),
        mode,
        text('key_id'),
        text('request_id'),
        text('operation'),
        text('method'),
        text('path'),
        natural('status'),
        text('code', 'null'),
        natural('duration_ms'),
        text('request_body', 'null'),
        text('response_body', 'null'),
        natural('size'),
        natural('at'),
      ]),
      'create index api_request_newest on api_request (account_id, mode, at desc, id desc)',
      'create index api_request_refused on api_request (account_id, mode, at desc, id desc) ' +
        'where status >= 400',
      // In the order of the list, since a caller may send one id with every request.
      'create index api_request_of_request_id on api_request ' +
        '(account_id, mode, request_id, at desc, id desc)',
      'create index api_request_by_age on api_request (at)',
      createNarrowTable(engine, 'api_request_size', [
        text('account_id'),
        mode,
        integer('row_count', 0),
        integer('byte_count', 0),
        'primary key (account_id, mode)',
      ]),
    ];
  },
};
