import { Ajv, type ValidateFunction } from 'ajv';
import { parse } from 'yaml';
import { readVendorText } from '../vendor-data.js';

/** A part of the vendor's OpenAPI document, or of a schema in it. */
// biome-ignore lint/suspicious/noExplicitAny: a published document is what it is
type Node = any;

/** The vendor's OpenAPI document, as far as its schemas go. */
export class PublishedApi {
  readonly #document: Node = parse(readVendorText('paystack/openapi/paystack.yaml'));
  readonly #openedAccount: Node = parse(readVendorText('paystack/openapi/pay-with-transfer-response.yaml'));
  readonly #ajv = new Ajv({ strict: false, allErrors: true, validateFormats: false });
  readonly #compiled = new Map<string, ValidateFunction>();

  /** Says what in an answer breaks the published schema, with nothing required and null allowed. */
  answerErrors(route: string, status: number, answer: unknown): string[] {
    const schema = this.#answerSchema(route, status);
    return schema ? this.#errors(`answer ${route} ${status}`, relaxed(schema), answer) : [];
  }

  /** Says what in a request breaks the published schema, taken strictly: no other fields either. */
  requestErrors(route: string, body: unknown): string[] {
    const content = this.#operation(route)?.requestBody?.content?.['application/json'];
    if (!content) return body === undefined ? [] : [`${route} takes no body`];
    const closed = { ...merged(this.#resolve(content.schema)), additionalProperties: false };
    return this.#errors(`request ${route}`, closed, body);
  }

  /** Whether the schema of an answer knows a field, by a path such as `data[].customer.id`. */
  knows(route: string, path: string): boolean {
    let schema = this.#answerSchema(route, 200);
    for (const name of path.replaceAll('[]', '.items').split('.')) {
      const { properties, items } = merged(schema ?? {});
      schema = name === 'items' ? items : properties?.[name];
      if (!schema) return false;
    }
    return true;
  }

  #answerSchema(route: string, status: number): Node {
    if (route === 'POST /charge' && status === 200)
      return this.#openedAccount.components.schemas.PaymentChannelCreatePayWithTransferChargeResponse;
    const { responses } = this.#operation(route) ?? {};
    // The document says 201 of one creation and 200 of the others.
    const response = this.#resolve(responses?.[status] ?? (status < 300 ? responses?.[201] : undefined));
    return response?.content?.['application/json']?.schema;
  }

  /** Finds `GET /transfer/verify/:reference` as `/transfer/verify/{reference}`. */
  #operation(route: string): Node {
    const [method = '', path = ''] = route.split(' ');
    const documented = this.#document.paths[path.replace(/:(\w+)/g, '{$1}')];
    return this.#resolve(documented?.[method.toLowerCase()]);
  }

  /** Replaces every reference; the document has no recursive ones. */
  #resolve(node: Node): Node {
    if (Array.isArray(node)) return node.map((item) => this.#resolve(item));
    if (typeof node !== 'object' || node === null) return node;
    if (typeof node.$ref === 'string') return this.#resolve(this.#at(node.$ref));
    return Object.fromEntries(Object.entries(node).map(([name, part]) => [name, this.#resolve(part)]));
  }

  #at(reference: string): Node {
    const path = reference.replace('#/', '').split('/');
    return path.reduce((node, name) => node[name], this.#document);
  }

  #errors(name: string, schema: Node, value: unknown): string[] {
    const validate = this.#compiled.get(name) ?? this.#ajv.compile(schema);
    this.#compiled.set(name, validate);
    if (validate(JSON.parse(JSON.stringify(value ?? null)))) return [];
    return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath}: ${message}`);
  }
}

/** Joins the parts of `allOf` into one object. */
function merged(schema: Node): Node {
  if (!schema.allOf) return schema;
  const parts = schema.allOf.map(merged);
  return {
    type: 'object',
    required: parts.flatMap((part: Node) => part.required ?? []),
    properties: Object.assign({}, ...parts.map((part: Node) => part.properties)),
  };
}

/** Requires nothing and allows null everywhere: the vendor's own examples need that. */
function relaxed(schema: Node): Node {
  if (Array.isArray(schema)) return schema.map(relaxed);
  if (typeof schema !== 'object' || schema === null) return schema;
  const { required, nullable, example, default: _, ...rest } = schema;
  const open = Object.fromEntries(
    Object.entries(rest).map(([name, part]) => [name, name === 'enum' ? part : relaxed(part)]),
  );
  if (typeof open.type !== 'string') return open;
  return open.enum ? { anyOf: [open, { type: 'null' }] } : { ...open, type: [open.type, 'null'] };
}
