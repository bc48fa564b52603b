import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { errors, type Operation, operations, Problem } from '@escrow-checkout/contract';
import { buildDocument } from '@escrow-checkout/openapi';
import { describe, expect, it } from 'vitest';
import { listLost, listUnshown, listVoid } from './checks.js';
import { at, document, found, type Json, type Node, operationOf, resolve, walk } from './tree.js';

const folder = fileURLToPath(new URL('../../../openapi', import.meta.url));
const contractOperations = Object.values(operations).flatMap((group) => Object.values(group) as Operation[]);

const nodes = [...walk()];
const refs = nodes.flatMap(([path, node]) =>
  typeof node.$ref === 'string' ? [[path, node.$ref] as const] : [],
);

describe('the document as a whole', () => {
  it('is what is checked in, as JSON and as YAML', () => {
    execFileSync(`${folder}/node_modules/.bin/tsx`, ['src/generate.ts', '--check'], { cwd: folder });
    expect(readFileSync(`${folder}/openapi.json`, 'utf8').endsWith('}\n')).toBe(true);
  });

  it('is the same on every build', () => {
    expect(JSON.stringify(buildDocument())).toBe(JSON.stringify(buildDocument()));
  });

  it('holds no schema that anything fits', () => {
    expect(listVoid(document)).toEqual([]);
  });

  it('shows every answer of every operation', () => {
    expect(listUnshown(document)).toEqual([]);
  });

  it('gives every schema a single type, null aside', () => {
    const odd = nodes.filter(
      ([, { type }]) => Array.isArray(type) && (type.length !== 2 || type[1] !== 'null'),
    );
    expect(odd.map(([path]) => path)).toEqual([]);
  });

  it('has no reference that leads nowhere', () => {
    expect(refs.length).toBeGreaterThan(100);
    expect(listLost(document)).toEqual([]);
  });

  it('uses every component it names', () => {
    const used = new Set(refs.map(([, ref]) => ref));
    const { securitySchemes, ...rest } = document.components as { [kind: string]: Node };
    const named = Object.entries(rest).flatMap(([kind, members]) =>
      Object.keys(members).map((name) => `#/components/${kind}/${name}`),
    );
    expect(named.filter((name) => !used.has(name))).toEqual([]);
    expect(Object.keys(securitySchemes ?? {})).toEqual(['bearer']);
  });
});

describe('its operations', () => {
  it('are those of the contract, each under its method and path', () => {
    const expected = contractOperations.map(({ method, path, metadata }) => {
      const written = path.replace(/:(\w+)/g, '{$1}');
      return `${metadata.operationId} ${method} ${written}`;
    });
    const written = found.map(
      ({ method, path, operation }) => `${operation.operationId} ${method.toUpperCase()} ${path}`,
    );
    expect(written.sort()).toEqual(expected.sort());
  });

  it('have unique ids and unique places in the SDK', () => {
    for (const key of ['operationId', 'x-sdk', 'x-cli']) {
      const values = found.map(({ operation }) => operation[key]);
      expect(new Set(values).size).toBe(values.length);
    }
  });

  it.each(found)(
    '$method $path says what it is, who may call it and what is missing',
    ({ path, operation }) => {
      expect(operation).toMatchObject({
        summary: expect.stringMatching(/\w/),
        description: expect.stringMatching(/\w/),
        tags: [expect.any(String)],
        security: [{ bearer: [] }],
      });
      const parameters = (operation.parameters as Json[]).map(resolve);
      const names = parameters.filter((one) => one.in === 'path').map((one) => `{${one.name}}`);
      expect(names).toEqual(path.match(/\{\w+\}/g) ?? []);
      expect(parameters.filter((one) => !one.schema || !(one.description || one.in === 'query'))).toEqual([]);
    },
  );

  it.each(contractOperations)(
    '$metadata.operationId describes a body, and the refusals of one, where it reads one',
    ({ body, metadata }) => {
      const { requestBody, responses } = operationOf(metadata.operationId) as { [key: string]: Node };
      expect(requestBody?.required).toBe(body && !body.isOptional());
      const refusals = Object.keys(responses ?? {}).filter((status) => ['413', '415'].includes(status));
      expect(refusals).toEqual(body ? ['413', '415'] : []);
    },
  );

  it.each(contractOperations)(
    '$metadata.operationId takes an Idempotency-Key as the contract says',
    (operation) => {
      const { repeat, operationId } = operation.metadata;
      const header = (operationOf(operationId).parameters as Json[])
        .map(resolve)
        .find((one) => one.name === 'Idempotency-Key');
      const expected = repeat === 'key' || repeat === 'key_required' ? repeat === 'key_required' : undefined;
      expect(header?.required).toBe(expected);
    },
  );
});

const answers = found.flatMap(({ method, path, operation }) =>
  Object.entries(operation.responses as Node).map(([status, response]) => ({
    name: `${method} ${path} ${status}`,
    status: Number(status),
    response: resolve(response),
  })),
);
const failures = answers.filter(({ status }) => status >= 400);

describe('its refusals', () => {
  it.each(failures)(
    '$name has a problem document as a named example for each code',
    ({ status, response }) => {
      const content = (response.content as Node)['application/problem+json'] as Node;
      expect(Object.keys(response.content as Node)).toEqual(['application/problem+json']);
      const examples = Object.entries(content.examples as Node);
      expect(examples.length).toBeGreaterThan(0);
      for (const [code, example] of examples) {
        const { value } = resolve(example);
        expect(Problem.parse(value)).toMatchObject({ code, status });
        expect(errors[code as keyof typeof errors].status).toBe(status);
      }
    },
  );

  it('name every code the contract says an operation can answer', () => {
    for (const { metadata } of contractOperations) {
      const written = operationOf(metadata.operationId);
      const text = Object.values(written.responses as Node).map((response) =>
        JSON.stringify(resolve(response)),
      );
      for (const code of [...metadata.errors, 'invalid_key', 'rate_limited', 'internal_error', 'busy']) {
        expect(text.join()).toContain(`"#/components/examples/${code}"`);
      }
    }
  });

  it.each(answers)('$name carries a request id', ({ response }) => {
    expect(response.headers).toHaveProperty('X-Request-Id');
  });
});

describe('its schemas', () => {
  const schema = (name: string) => at(`#/components/schemas/${name}`) as Node;

  it('carry the limits of the contract', () => {
    expect(schema('Reference')).toMatchObject({ type: 'string', minLength: 1, maxLength: 120 });
    expect((schema('InitiateEscrowInput').properties as Node).amount).toMatchObject({
      type: 'integer',
      minimum: 10_000,
      maximum: 1_000_000_000_000,
    });
  });

  it('say which amounts are taken unless the operator decides otherwise', () => {
    const { amount } = schema('InitiateEscrowInput').properties as { [name: string]: Node };
    expect(amount?.description).toContain('at most 1,000,000,000 ');
  });

  it('keep null where the contract does, and only there', () => {
    const { dispute, bank_name, amount_held } = schema('Escrow').properties as { [name: string]: Node };
    expect(dispute?.anyOf).toEqual([{ $ref: '#/components/schemas/DisputeSummary' }, { type: 'null' }]);
    expect(bank_name?.type).toEqual(['string', 'null']);
    expect(amount_held).toMatchObject({ $ref: '#/components/schemas/Kobo' });
    expect(at('#/components/parameters/Limit/schema')).toMatchObject({ type: 'integer', default: 20 });
  });

  it('are closed in requests and open in answers, so that answers may grow', () => {
    expect(schema('InitiateEscrowInput').additionalProperties).toBe(false);
    expect(schema('Escrow')).not.toHaveProperty('additionalProperties');
  });

  it('require the fields that are not optional', () => {
    expect(schema('InitiateEscrowInput').required).toEqual([
      'reference',
      'amount',
      'currency',
      'customer_email',
    ]);
  });
});
