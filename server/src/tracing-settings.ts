import { z } from 'zod';

const endpoint = z
  .string()
  .regex(
    /^https?:\/\/[^\s@/?#]+(?:\/[^\s@?#]*)?$/,
    'must be http(s)://host:port, without a password: its place is OTEL_EXPORTER_OTLP_HEADERS',
  )
  .optional();

/** A name and a value of a header, percent-encoded as the standard says. */
const header = '[\\w.-]+=(?:[!-$&-+\\--~]|%[\\da-fA-F]{2})*';
const headers = new RegExp(`^ *${header}(?: *, *${header})* *$`);

const samplers = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const;

/** The settings of traces, by their names in the standard of OpenTelemetry. */
export const tracingSettings = {
  OTEL_EXPORTER_OTLP_ENDPOINT: endpoint.describe(
    'Where traces are posted by OTLP, below /v1/traces; without it, or the next, nothing is traced.',
  ),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: endpoint.describe('The same with its whole path; it goes first.'),
  OTEL_EXPORTER_OTLP_HEADERS: z
    .string()
    .regex(
      headers,
      'must be name=value, several with commas; write a comma or a space in a value as %2C or %20',
    )
    .optional()
    .describe('Headers of these posts, such as the key of a service for traces.'),
  OTEL_SERVICE_NAME: z
    .string()
    .regex(/^[^\p{Cc}]{1,100}$/u, 'must be 1 to 100 characters')
    .default('escrow-checkout')
    .describe('Name of the service in its traces.'),
  OTEL_TRACES_SAMPLER: z
    .enum(samplers, { message: `must be one of ${samplers.join(', ')}` })
    .default('parentbased_always_on')
    .describe('Which traces are recorded; parentbased_ ones do as the caller of a request did.'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number({ message: 'must be a number from 0 to 1' })
    .min(0, 'must be a number from 0 to 1')
    .max(1, 'must be a number from 0 to 1')
    .default(1)
    .describe('The share that a sampler by traceidratio records, such as 0.1.'),
} as const;

type TracingSettings = z.infer<z.ZodObject<typeof tracingSettings>>;

/** Where and with which headers traces are posted; null if nothing is traced. */
export function exportTarget(
  settings: TracingSettings,
): { url: string; headers: Record<string, string> } | null {
  const { OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: whole, OTEL_EXPORTER_OTLP_ENDPOINT: base } = settings;
  const url = whole ?? (base && `${base.replace(/\/$/, '')}/v1/traces`);
  return url === undefined ? null : { url, headers: headersOf(settings.OTEL_EXPORTER_OTLP_HEADERS ?? '') };
}

function headersOf(text: string): Record<string, string> {
  const pairs = text.split(',').filter((pair) => pair.trim() !== '');
  return Object.fromEntries(
    pairs.map((pair) => {
      const [name = '', ...value] = pair.trim().split('=');
      return [name, decodeURIComponent(value.join('='))];
    }),
  );
}
