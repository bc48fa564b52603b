import type { Operation } from '@escrow-checkout/contract';
import type { Random } from '../../simulation/random.js';

const nested = (depth: number): unknown => {
  let value: unknown = 1;
  for (let n = 0; n < depth; n++) value = n % 2 === 0 ? [value] : { a: value };
  return value;
};

type Schema = NonNullable<Operation['body']>;

/** What Zod keeps of a schema; which of it depends on the name of its type. */
interface Definition {
  typeName: string;
  innerType: Schema;
  schema: Schema;
  in: Schema;
  type: Schema;
  options: Schema[];
  values: string[];
  value: unknown;
  checks: readonly { kind: string; value?: number }[];
}

/** Texts that break parsers, databases, patterns, logs and pages. */
export const hostileTexts: readonly string[] = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\udfff\ud800',
  '\ufeff',
  '\u202e\u2066x',
  '\u0085\u2028\u2029',
  '\uff4cocalhost',
  'e\u0301'.repeat(60),
  '\u{1f9fa}'.repeat(121),
  '\u{10ffff}',
  'x'.repeat(121),
  'x'.repeat(20_000),
  'a@b',
  `${'a'.repeat(300)}@example.com`,
  'a@b@c.example',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  "' or 1=1 --",
  "'; drop table checkout; --",
  '$1',
  '%s%n%x',
  '{{7*7}}#{7*7}',
  '<script>alert(1)</script>',
  '../../../../etc/passwd',
  '\\\\host\\share',
  'file:///etc/passwd',
  'javascript:alert(1)',
  'https://127.0.0.1/',
  'https://[::ffff:169.254.169.254]/',
  'https://a:b@example.com:0/',
  '0',
  '-0',
  '1e400',
  'NaN',
  'Infinity',
  'true',
  'null',
  '[object Object]',
  '0x7f',
  '٣',
  '2026-13-45T99:99:99Z',
  '0198c7c6-5a52-7d0e-8f5b-3f5f6a1c2b10',
  '00000000-0000-0000-0000-000000000000',
  `${'('.repeat(500)}${'a+'.repeat(500)}`,
  'a'.repeat(60_000),
];

const hostileNumbers: readonly number[] = [
  -1,
  0,
  0.5,
  1,
  2 ** 31,
  2 ** 32,
  2 ** 53,
  2 ** 53 + 2,
  -(2 ** 63),
  2 ** 64,
  1e21,
  1e308,
  5e-324,
  99,
  10_000,
  999_999_999_999_999,
];

/** A value of any type, that few schemas expect. */
export function hostileValue(random: Random): unknown {
  return random.pick<() => unknown>([
    () => random.pick(hostileTexts),
    () => random.pick(hostileTexts),
    () => random.pick(hostileNumbers),
    () => null,
    () => true,
    () => [],
    () => ({}),
    () => [null, {}, []],
    () => nested(random.pick([3, 50, 2_000])),
    () => Array.from({ length: random.pick([101, 5_000]) }, (_, n) => n),
    () => Object.fromEntries(Array.from({ length: random.pick([51, 2_000]) }, (_, n) => [`k${n}`, n])),
    () => JSON.parse('{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}'),
    () => ({ toJSON: 1, length: -1, valueOf: null, toString: null }),
  ])();
}

/** A value of a schema, as far as its shape says; patterns are met only if an example is given. */
export function valueIn(schema: Schema, random: Random, example?: unknown): unknown {
  const defined = schema._def as Definition;
  const within = (inner: Schema) => valueIn(inner, random, example);
  switch (defined.typeName) {
    case 'ZodOptional':
    case 'ZodDefault':
      return example === undefined && random.chance(0.5) ? undefined : within(defined.innerType);
    case 'ZodNullable':
    case 'ZodReadonly':
      return within(defined.innerType);
    case 'ZodEffects':
      return within(defined.schema);
    case 'ZodPipeline':
      return within(defined.in);
    case 'ZodUnion':
    case 'ZodDiscriminatedUnion':
      return within(random.pick([...defined.options]));
    case 'ZodObject':
      return objectOf(schema, random, example);
    default:
      return example !== undefined && random.chance(0.9) ? example : leafOf(defined, random);
  }
}

function leafOf(defined: Definition, random: Random): unknown {
  switch (defined.typeName) {
    case 'ZodEnum':
      return random.pick(defined.values);
    case 'ZodLiteral':
      return defined.value;
    case 'ZodBoolean':
      return random.chance(0.5);
    case 'ZodNumber':
      return numberOf(defined, random);
    case 'ZodArray':
      return [valueIn(defined.type, random)];
    case 'ZodRecord':
      return { order: 'A-1', lines: [1, { sku: 'x' }] };
    default:
      return random.pick(['x', 'ORD-1001', 'buyer@example.com', 'https://shop.example.com/hook', '058']);
  }
}

function objectOf(schema: Schema, random: Random, example: unknown): Record<string, unknown> {
  const given = (example ?? {}) as Record<string, unknown>;
  const { shape } = schema as unknown as { shape: Record<string, Schema> };
  const entries = Object.entries(shape).map(
    ([name, field]) => [name, valueIn(field, random, given[name])] as const,
  );
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

/** Near one of its bounds, where mistakes are. */
function numberOf({ checks }: Definition, random: Random): number {
  const bound = (kind: string) => checks.find((check) => check.kind === kind)?.value;
  const [least, most] = [bound('min') ?? 0, bound('max') ?? 1_000_000];
  return random.pick([least, least + 1, most, most + 1, least - 1, Math.floor((least + most) / 2)]);
}
