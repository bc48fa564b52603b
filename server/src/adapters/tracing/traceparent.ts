import { type SpanContext, TraceFlags } from '@opentelemetry/api';

/** The form of version 00; a later version may append fields, which are left unread. */
const form = /^([\da-f]{2})-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})(-.*)?$/;
const zeros = /^0+$/;

/** Reads a `traceparent` of W3C; null if it has another form, as the standard demands. */
export function readTraceparent(text: string | null | undefined): SpanContext | null {
  const [, version, traceId = '', spanId = '', flags = '', rest] = form.exec(text ?? '') ?? [];
  if (version === undefined || version === 'ff' || zeros.test(traceId) || zeros.test(spanId)) return null;
  if (version === '00' && rest !== undefined) return null;
  const traceFlags = Number.parseInt(flags, 16) & TraceFlags.SAMPLED;
  return { traceId, spanId, traceFlags, isRemote: true };
}

/** Writes a span as the `traceparent` by which others continue its trace. */
export function writeTraceparent({ traceId, spanId, traceFlags }: SpanContext): string {
  return `00-${traceId}-${spanId}-0${traceFlags & TraceFlags.SAMPLED}`;
}
