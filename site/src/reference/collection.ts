import { document, type Endpoint, endpoints, type Parameter, resolve } from './document.js';

/** Where the collection is served. */
export const collectionUrl = '/docs/escrow-checkout.postman_collection.json';

/** Makes a Postman collection, v2.1, of every operation: a folder per tag, the key in a variable. */
export function requestCollection(): object {
  return {
    info: {
      name: 'Escrow Checkout',
      description: 'Set the variable apiKey to your test key, and baseUrl to your server.',
      schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json',
    },
    auth: { type: 'bearer', bearer: [{ key: 'token', value: '{{apiKey}}', type: 'string' }] },
    variable: [
      { key: 'baseUrl', value: document.servers[0]?.url ?? '' },
      { key: 'apiKey', value: '' },
    ],
    item: document.tags.map(({ name, description = '' }) => ({
      name,
      description,
      item: endpoints.filter(({ tag }) => tag === name).map(requestItem),
    })),
  };
}

function requestItem(endpoint: Endpoint): object {
  const parameters = (endpoint.parameters ?? []).map((one) => resolve(one, 'parameters'));
  const place = (name: Parameter['in']) => parameters.filter((one) => one.in === name);
  return {
    name: endpoint.summary,
    request: {
      method: endpoint.method,
      description: endpoint.description,
      header: headersOf(endpoint, place('header')),
      url: urlOf(endpoint.path, place('path'), place('query')),
      ...bodyOf(endpoint),
    },
  };
}

function urlOf(path: string, inPath: Parameter[], inQuery: Parameter[]): object {
  const shown = path.replace(/\{(\w+)\}/g, ':$1');
  const query = inQuery.map((one) => ({ ...pair(one), disabled: one.required !== true }));
  const sent = query.filter(({ disabled }) => !disabled).map(({ key, value }) => `${key}=${value}`);
  return {
    raw: `{{baseUrl}}${shown}${sent.length > 0 ? `?${sent.join('&')}` : ''}`,
    host: ['{{baseUrl}}'],
    path: shown.slice(1).split('/'),
    query,
    variable: inPath.map(pair),
  };
}

/** Each request is an intention of its own: Postman makes a new key every time it sends one. */
function headersOf({ requestBody }: Endpoint, inHeader: Parameter[]): object[] {
  const keys = inHeader
    .filter(({ name }) => name === 'Idempotency-Key')
    .map(({ name, description = '' }) => ({ key: name, value: '{{$guid}}', description }));
  const type = requestBody ? [{ key: 'Content-Type', value: 'application/json' }] : [];
  return [...keys, ...type];
}

function bodyOf({ requestBody }: Endpoint): object {
  if (!requestBody) return {};
  const example = Object.values(requestBody.content)[0]?.example ?? {};
  const raw = JSON.stringify(example, null, 2);
  return { body: { mode: 'raw', raw, options: { raw: { language: 'json' } } } };
}

function pair({ name, example, description = '' }: Parameter) {
  return { key: name, value: String(example ?? ''), description };
}
