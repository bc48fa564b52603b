import { readFileSync } from 'node:fs';

/** A JSON schema of the document. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  description?: string;
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  allOf?: Schema[];
}

export interface Parameter {
  $ref?: string;
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  description?: string;
  schema: Schema;
  example?: unknown;
}

export interface Content {
  schema: Schema;
  example?: unknown;
  examples?: Record<string, { $ref?: string; summary?: string; value?: unknown }>;
}

export interface Answer {
  $ref?: string;
  description: string;
  headers?: Record<string, { $ref?: string; description?: string }>;
  content?: Record<string, Content>;
}

/** A sample of the call for one tool. */
export interface CodeSample {
  lang: string;
  label?: string;
  source: string;
}

export interface Operation {
  operationId: string;
  tags: string[];
  summary: string;
  description: string;
  parameters?: Parameter[];
  requestBody?: { required?: boolean; content: Record<string, Content> };
  responses: Record<string, Answer>;
  'x-sdk'?: string;
  'x-cli'?: string;
  'x-repeat'?: string;
  'x-keys'?: string;
  /** Set once the operation is deprecated. */
  'x-deprecation'?: { at: string; sunset?: string; link: string };
  'x-codeSamples'?: CodeSample[];
}

export interface Document {
  servers: { url: string }[];
  tags: { name: string; description?: string }[];
  paths: Record<string, Record<string, Operation>>;
  webhooks: Record<string, { post: Operation }>;
  components: {
    schemas: Record<string, Schema>;
    parameters: Record<string, Parameter>;
    headers: Record<string, { description?: string }>;
    responses: Record<string, Answer>;
  };
}

/** The checked-in API document. */
export const document: Document = JSON.parse(
  readFileSync(new URL('../../../openapi/openapi.json', import.meta.url), 'utf8'),
);

/** An operation with its method and path. */
export interface Endpoint extends Operation {
  method: string;
  path: string;
  tag: string;
  /** The address of its page. */
  url: string;
}

export const endpoints: readonly Endpoint[] = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => ({
    ...operation,
    method: method.toUpperCase(),
    path,
    tag: operation.tags[0] ?? '',
    url: `/docs/reference/${dashed(operation.operationId)}`,
  })),
);

/** Returns the path below which every server has the API. */
export function basePath(): string {
  return new URL(document.servers[0]?.url ?? '').pathname;
}

/** Turns `initiateEscrow` into `initiate-escrow`, for addresses. */
export function dashed(name: string): string {
  return name.replace(/(?<=[a-z])[A-Z]/g, (letter) => `-${letter}`).toLowerCase();
}

/** Returns the name of the component that a `$ref` points to. */
export function nameOf($ref: string): string {
  return $ref.split('/').at(-1) ?? '';
}

/** Resolves a `$ref` to a component; returns anything else unchanged. */
export function resolve<Part extends { $ref?: string }>(
  part: Part,
  kind: 'schemas' | 'parameters' | 'responses' | 'headers',
): Part {
  if (!part.$ref) return part;
  const found = document.components[kind][nameOf(part.$ref)] as unknown as Part;
  const { $ref: _, ...own } = part;
  return { ...found, ...own };
}
