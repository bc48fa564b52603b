import type { FieldKinds } from '../database.js';

/** What only the dashboard reads. */
export const dashboard: FieldKinds<
  'api_request' | 'api_request_size' | 'daily_figure' | 'figure_cursor' | 'saved_view'
> = {
  api_request: {
    id: 'fixed',
    accountId: 'fixed',
    mode: 'fixed',
    keyId: 'fixed',
    requestId: 'fixed',
    operation: 'fixed',
    method: 'fixed',
    path: 'fixed',
    status: 'fixed',
    code: 'fixed',
    durationMs: 'fixed',
    requestBody: 'fixed',
    responseBody: 'fixed',
    size: 'fixed',
    at: 'fixed',
  },
  api_request_size: {
    accountId: 'fixed',
    mode: 'fixed',
    rowCount: 'moving',
    byteCount: 'moving',
  },
  daily_figure: {
    accountId: 'fixed',
    mode: 'fixed',
    figure: 'fixed',
    day: 'fixed',
    amount: 'moving',
  },
  saved_view: {
    id: 'fixed',
    personId: 'fixed',
    accountId: 'fixed',
    mode: 'fixed',
    kind: 'fixed',
    name: 'fixed',
    createdAt: 'fixed',
    query: 'moving',
  },
  figure_cursor: {
    source: 'fixed',
    position: 'moving',
  },
};
