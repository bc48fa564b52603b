import {
  basePath,
  type ErrorCode,
  errors,
  type Operation,
  operations,
  Problem,
} from '@escrow-checkout/contract';
import type {
  HeaderObject,
  OpenAPIObject,
  OperationObject,
  PathItemObject,
  SchemaObject,
  ServerObject,
} from 'openapi3-ts/oas31';
import { deprecationHeaders } from './deprecation.js';
import { headers } from './headers.js';
import { OperationWriter } from './operations.js';
import { exampleOf, sharedResponses, siteUrl } from './problems.js';
import { SchemaWriter } from './schemas.js';
import { webhookHeaders, writeWebhooks } from './webhooks.js';

const tags: Record<string, string> = {
  Escrow: 'A sale whose money is held until delivery.',
  Charges: 'A payment by bank transfer, into escrow or straight to you.',
  Disputes: 'What buyer and seller do not agree on, and what both say.',
  Delivery: 'Managed delivery through a carrier.',
  Sellers: 'Payees of your account.',
  Banks: 'Banks and name enquiry.',
  Account: 'Your own account and balance.',
  Webhooks: 'Where signed events are posted.',
  Events: 'Everything that happened, as webhooks tell it.',
  Sandbox: 'What the outside world does, at your command. Test keys only.',
};

export function listOperations(): Operation[] {
  return Object.values(operations).flatMap((group) => Object.values(group) as Operation[]);
}

function writePaths(writer: OperationWriter): Record<string, PathItemObject> {
  const paths: Record<string, Record<string, OperationObject>> = {};
  for (const operation of listOperations()) {
    const path = operation.path.replace(/:([a-z_]+)/g, '{$1}');
    paths[path] = { ...paths[path], [operation.method.toLowerCase()]: writer.write(operation) };
  }
  return paths;
}

function usedCodes(parts: object): ErrorCode[] {
  const text = JSON.stringify(parts);
  return (Object.keys(errors) as ErrorCode[]).filter((code) =>
    text.includes(`#/components/examples/${code}"`),
  );
}

function usedOf(headers: Record<string, HeaderObject>, paths: object): Record<string, HeaderObject> {
  const text = JSON.stringify(paths);
  const used = Object.entries(headers).filter(([name]) => text.includes(`#/components/headers/${name}"`));
  return Object.fromEntries(used);
}

function usedTags(): { name: string; description?: string }[] {
  const names = [...new Set(listOperations().map((operation) => operation.metadata.tag))];
  return names.map((name) => ({ name, ...(tags[name] && { description: tags[name] }) }));
}

/** Returns the names of all components that a value refers to. */
function reach(value: unknown, schemas: Record<string, SchemaObject>, seen = new Set<string>()): Set<string> {
  for (const [, name] of JSON.stringify(value).matchAll(/#\/components\/schemas\/(\w+)/g)) {
    if (!name || seen.has(name)) continue;
    reach(schemas[name], schemas, seen.add(name));
  }
  return seen;
}

/** Requests refuse unknown fields; answers may gain fields within v1, so their schemas stay open. */
function openAnswers(schemas: Record<string, SchemaObject>, paths: Record<string, PathItemObject>) {
  const bodies = Object.values(paths).flatMap((item) =>
    Object.values(item).map((operation: OperationObject) => operation.requestBody ?? null),
  );
  const requested = reach(bodies, schemas);
  const open = (key: string, value: unknown) =>
    key === 'additionalProperties' && value === false ? undefined : value;
  const entries = Object.entries(schemas).map(([name, schema]): [string, SchemaObject] => [
    name,
    requested.has(name) ? described(name, schema, paths) : JSON.parse(JSON.stringify(schema, open)),
  ]);
  return Object.fromEntries(entries);
}

/** Describes a body that the contract does not describe. */
function described(name: string, schema: SchemaObject, paths: Record<string, PathItemObject>): SchemaObject {
  const isBody = (operation: OperationObject) =>
    JSON.stringify(operation.requestBody ?? null).includes(`"#/components/schemas/${name}"`);
  const users = Object.values(paths)
    .flatMap((item) => Object.values(item) as OperationObject[])
    .filter(isBody);
  if (schema.description || users.length === 0) return schema;
  const description = `Body of ${users.map(({ operationId }) => `\`${operationId}\``).join(', ')}.`;
  return { ...schema, description };
}

function sorted<Value>(record: Record<string, Value>): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));
}

const info: OpenAPIObject['info'] = {
  title: 'Escrow Checkout API',
  version: '1.0.0',
  description:
    'A buyer pays by bank transfer, the money is held, and it reaches the seller after delivery. ' +
    'Amounts are integers in kobo (100 kobo are one naira); the only currency is NGN. ' +
    'Errors are RFC 9457 problem documents: branch on `code`. Inside v1 fields and values of ' +
    'enums are added: ignore the fields you do not know, and have an answer to a new value. ' +
    'Samples find the service in `ESCROW_BASE_URL` and your key in `ESCROW_API_KEY`; the ids in them are ' +
    'examples.',
  contact: { name: 'The operator whose keys you have' },
  license: { name: 'Apache License 2.0', identifier: 'Apache-2.0' },
};

/** Every server serves both modes; the key selects one. */
const servers: ServerObject[] = [
  {
    url: `${siteUrl}${basePath}`,
    description: 'Local: the sandbox as `npm start` serves it on your machine.',
    'x-internal': false,
  },
  {
    url: `https://{host}${basePath}`,
    description: 'Production: the service of the operator whose keys you have.',
    variables: { host: { default: 'escrow.example', description: 'The name your operator gave you.' } },
    'x-internal': false,
  },
];

/**
 * Builds the OpenAPI 3.1 document of the public API from the contract.
 *
 * @example
 * ```ts
 * const document = buildDocument();
 * console.log(Object.keys(document.paths ?? {}));
 * ```
 */
export function buildDocument(): OpenAPIObject {
  const schemas = new SchemaWriter();
  schemas.write(Problem);
  const writer = new OperationWriter(schemas);
  const paths = writePaths(writer);
  const webhooks = writeWebhooks(schemas);
  const responses = sharedResponses(listOperations());
  return {
    openapi: '3.1.0',
    info,
    servers,
    externalDocs: { description: 'Guides, and the reference in full.', url: `${siteUrl}/docs` },
    tags: usedTags(),
    security: [{ bearer: [] }],
    paths,
    webhooks,
    components: {
      schemas: sorted(openAnswers(schemas.components, paths)),
      parameters: sorted({ ...writer.parameters, ...webhookHeaders }),
      headers: { ...headers, ...usedOf(deprecationHeaders, paths) },
      responses,
      examples: Object.fromEntries(
        usedCodes({ ...paths, ...responses }).map((code) => [code, exampleOf(code)]),
      ),
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          description: 'An API key: `svc_test_` for the sandbox, `svc_live_` for live money.',
        },
      },
    },
  };
}

export type {
  OpenAPIObject,
  OperationObject,
  ParameterObject,
  PathItemObject,
  RequestBodyObject,
  ResponseObject,
  SchemaObject,
} from 'openapi3-ts/oas31';
export { literal } from './literal.js';
