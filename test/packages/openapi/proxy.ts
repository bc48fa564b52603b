import { createInstance, getHttpOperationsFromSpec } from '@stoplight/prism-http';
import pino from 'pino';
import { document, type Node } from './tree.js';

interface Answered {
  output: { statusCode: number; headers?: Record<string, string>; body?: unknown };
  validations: { input: { message: string }[]; output: { message: string }[] };
}

/** A validating proxy in front of a service, as a `fetch`, and what it found in either direction. */
export interface ValidatingProxy {
  fetch: typeof globalThis.fetch;
  violations: string[];
  /** How many answers it has passed on. */
  seen: number;
}

/** Proxies the service at `url` and checks every request and response against a document. */
export async function openProxy(url: string, promised: Node = document): Promise<ValidatingProxy> {
  // The validator changes the object it gets.
  const served = { ...structuredClone(promised), servers: [{ url }] };
  const operations = await getHttpOperationsFromSpec(served);
  const config = {
    isProxy: true as const,
    upstream: new URL(url),
    upstreamProxy: undefined,
    errors: false,
    checkSecurity: true,
    validateRequest: true,
    validateResponse: true,
    mock: { dynamic: false },
  };
  const logger = pino({ level: 'silent' }) as never;
  const prism = createInstance(config, { logger });
  const proxy: ValidatingProxy = {
    violations: [],
    seen: 0,
    fetch: async (...given) => answer(new Request(...given)),
  };
  const answer = async (request: Request): Promise<Response> => {
    const { pathname, searchParams } = new URL(request.url);
    const text = await request.text();
    const result = await prism.request(
      {
        method: request.method.toLowerCase() as 'get',
        url: {
          baseUrl: url,
          path: pathname.slice(new URL(url).pathname.length),
          query: Object.fromEntries(searchParams),
        },
        headers: Object.fromEntries(request.headers),
        body: text === '' ? undefined : JSON.parse(text),
      },
      operations,
    )();
    if (result._tag === 'Left') throw result.left;
    const { output, validations } = result.right as unknown as Answered;
    const name = `${request.method} ${pathname} ${output.statusCode}`;
    for (const [way, found] of Object.entries(validations))
      proxy.violations.push(...found.map((one) => `${name} ${way}: ${JSON.stringify(one)}`));
    proxy.seen += 1;
    const { 'content-encoding': _, 'content-length': __, ...headers } = output.headers ?? {};
    const body = typeof output.body === 'string' ? output.body : JSON.stringify(output.body);
    return new Response(body ?? null, { status: output.statusCode, headers });
  };
  return proxy;
}
