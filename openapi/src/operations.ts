import { LastEventId, type Operation, pageQuery } from '@escrow-checkout/contract';
import type {
  OperationObject,
  ParameterObject,
  ReferenceObject,
  RequestBodyObject,
  ResponseObject,
} from 'openapi3-ts/oas31';
import type { z } from 'zod';
import { answerExamples } from './answers.js';
import { deprecationMark, withDeprecation } from './deprecation.js';
import { header, idempotencyKey } from './headers.js';
import { problemResponses } from './problems.js';
import { writeSamples } from './samples.js';
import type { Schema, SchemaWriter } from './schemas.js';
import { lastEventId, streamExample } from './streams.js';

type Parameter = ParameterObject | ReferenceObject;

/** Writes operations of the contract as OpenAPI, and collects shared parts as components. */
export class OperationWriter {
  readonly parameters: Record<string, ParameterObject> = {};

  constructor(private readonly schemas: SchemaWriter) {}

  write(operation: Operation): OperationObject {
    const { operationId, tag, sdk, cli, repeat, keys, scope } = operation.metadata;
    return {
      operationId,
      tags: [tag],
      summary: operation.summary,
      description: operation.description,
      security: [{ bearer: [] }],
      parameters: this.parametersOf(operation),
      ...this.requestBody(operation),
      responses: withDeprecation({ ...this.answers(operation), ...problemResponses(operation) }, operation),
      ...deprecationMark(operation),
      'x-codeSamples': writeSamples(operation),
      'x-sdk': sdk,
      'x-cli': cli,
      ...(repeat && { 'x-repeat': repeat }),
      ...(keys && { 'x-keys': keys }),
      ...(scope && { 'x-key-scope': scope }),
      ...(operation.streams && { 'x-streams': true }),
    };
  }

  private parametersOf(operation: Operation): Parameter[] {
    const { example, repeat } = operation.metadata;
    const path = Object.entries(fieldsOf(operation.pathParams)).map(([name, schema]) =>
      this.shared(name, this.parameter('path', name, schema, example?.params?.[name])),
    );
    const query = Object.entries(fieldsOf(operation.query)).map(([name, schema]) => {
      const written = this.parameter('query', name, schema, example?.query?.[name]);
      return Object.values<z.ZodTypeAny>(pageQuery).includes(schema) ? this.shared(name, written) : written;
    });
    if (operation.streams)
      return [...path, ...query, lastEventId(this.schemas.write(LastEventId), LastEventId.description)];
    if (repeat !== 'key' && repeat !== 'key_required') return [...path, ...query];
    const required = repeat === 'key_required';
    const key = this.shared(required ? 'idempotencyKeyRequired' : 'idempotencyKey', idempotencyKey(required));
    return [...path, ...query, key];
  }

  private parameter(place: 'path' | 'query', name: string, schema: z.ZodTypeAny, example?: unknown) {
    const { description, ...written } = this.schemas.write(schema) as { description?: string };
    const parameter: ParameterObject = {
      name,
      in: place,
      required: place === 'path' || !schema.isOptional(),
      schema: written as Schema,
    };
    const said = description ?? this.describe(written as Schema);
    if (said) parameter.description = said;
    if (place === 'query' && isList(written as Schema)) parameter.explode = false;
    if (example !== undefined) parameter.example = example;
    return parameter;
  }

  private describe(schema: Schema): string | undefined {
    if (!('$ref' in schema)) return schema.description;
    return this.schemas.components[schema.$ref.split('/').at(-1) ?? '']?.description;
  }

  private shared(name: string, parameter: ParameterObject): Parameter {
    const key = name[0]?.toUpperCase() + name.slice(1);
    this.parameters[key] ??= parameter;
    const same = JSON.stringify(this.parameters[key].schema) === JSON.stringify(parameter.schema);
    return same ? { $ref: `#/components/parameters/${key}` } : parameter;
  }

  private requestBody(operation: Operation): { requestBody?: RequestBodyObject } {
    if (!operation.body) return {};
    const example = operation.metadata.example?.body;
    const schema = this.schemas.write(operation.body);
    const content = { 'application/json': { schema, ...(example !== undefined && { example }) } };
    return { requestBody: { required: !operation.body.isOptional(), content } };
  }

  private answers(operation: Operation): Record<string, ResponseObject> {
    const { repeat } = operation.metadata;
    const headers = {
      ...header('X-Request-Id'),
      ...header('RateLimit'),
      ...header('RateLimit-Policy'),
      ...(repeat && header('Idempotent-Replay')),
      ...(repeat === 'reference' && header('Idempotent-Mismatch')),
    };
    const entries = Object.entries(operation.responses).map(([status, schema]) => {
      const description = schema.description ?? operation.summary;
      const written = { schema: this.schemas.write(schema) };
      const content = operation.streams
        ? { 'text/event-stream': { ...written, examples: { stream: streamExample } } }
        : { 'application/json': { ...written, examples: answerExamples(operation, status) } };
      return [status, { description, headers, content }];
    });
    return Object.fromEntries(entries);
  }
}

/** Query lists are one comma-separated value. */
function isList(schema: Schema): boolean {
  return !('$ref' in schema) && schema.type === 'array';
}

function fieldsOf(schema: z.AnyZodObject | undefined): z.ZodRawShape {
  return schema ? (schema.shape as z.ZodRawShape) : {};
}
