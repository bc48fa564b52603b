import { Ajv } from 'ajv';
import { parse } from 'yaml';
import { shapeDifferences } from '../sample-shapes.js';
import { readVendorText } from '../vendor-data.js';

/** A part of the vendor's document, or of a schema in it. */
// biome-ignore lint/suspicious/noExplicitAny: a published document is what it is
type Node = any;

const json = 'application/json';

/** The vendor's OpenAPI document. It requires no field, and it has an example of every answer. */
export class PublishedDocument {
  readonly #document: Node = parse(readVendorText('shipbubble/openapi.yaml'));
  readonly #ajv = new Ajv({ strict: false, allErrors: true });

  /** Says what in an answer breaks the schema, fields that it does not have included. */
  answerErrors(route: string, status: number, answer: unknown): string[] {
    return this.#errors(this.#answer(route, status)?.schema, answer);
  }

  /** Says which fields of the example an answer lacks, or has otherwise. */
  sampleDifferences(route: string, status: number, answer: unknown): string[] {
    const [example] = Object.values(this.#answer(route, status)?.examples ?? {}) as Node[];
    if (!example) return [`${route} has no example`];
    const found = shapeDifferences(example.value, plain(answer));
    return found.filter((difference) => !difference.endsWith('not in the sample'));
  }

  /** Says what in a request breaks the schema, fields that it does not have included. */
  requestErrors(route: string, body: unknown): string[] {
    const content = this.#operation(route)?.requestBody?.content?.[json];
    if (!content) return body === undefined ? [] : [`${route} takes no body`];
    return this.#errors(content.schema, body);
  }

  /** The fields that a request has in the document. */
  requestFields(route: string): string[] {
    return Object.keys(this.#operation(route)?.requestBody?.content?.[json]?.schema.properties ?? {});
  }

  /** The query parameters that a call has in the document. */
  parameters(route: string): string[] {
    const parameters: { in: string; name: string }[] = this.#operation(route)?.parameters ?? [];
    return parameters.filter((each) => each.in === 'query').map(({ name }) => name);
  }

  /** The statuses of a label, which the document lists in the words of the simulator. */
  statuses(): string[] {
    const { description } = this.#operation('POST /v1/shipping/labels/webhooks/:order_id');
    return [...description.matchAll(/'\*?\*?([a-z_]+)\*?\*?'/g)].map(([, word]) => word ?? '');
  }

  #answer(route: string, status: number): Node {
    return this.#operation(route)?.responses?.[status]?.content?.[json];
  }

  #operation(route: string): Node {
    const [method = '', path = ''] = route.replace('/v1/', '/').split(' ');
    return this.#document.paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
  }

  #errors(schema: Node, value: unknown): string[] {
    if (!schema) return ['there is no schema'];
    const validate = this.#ajv.compile(closed(schema));
    if (validate(plain(value))) return [];
    return (validate.errors ?? []).map(({ instancePath, message, params }) => {
      const name = params.additionalProperty ?? '';
      return `${instancePath.replace(/\/\d+/g, '[]')}/${name}: ${message}`;
    });
  }
}

/** Permits no field besides those that are listed; where none is listed, any may be. */
function closed(schema: Node): Node {
  if (Array.isArray(schema)) return schema.map(closed);
  if (typeof schema !== 'object' || schema === null) return schema;
  const { example, ...rest } = schema;
  const parts = Object.entries(rest).map(([name, part]) => [name, closed(part)]);
  const inner = Object.fromEntries(parts);
  // What is only ever null in the examples has no type.
  if (inner.type === undefined) delete inner.nullable;
  return rest.properties ? { ...inner, additionalProperties: false } : inner;
}

/** As the caller reads it: JSON has no undefined fields. */
function plain(value: unknown): unknown {
  return value === undefined ? undefined : JSON.parse(JSON.stringify(value));
}
