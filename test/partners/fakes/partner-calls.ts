import type { IncomingHttpHeaders } from 'node:http';

export interface PartnerRequest {
  method: string;
  /** The path without its query. */
  path: string;
  params: Readonly<Record<string, string>>;
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
  /** The parsed body; undefined if there was none, or if it is not readable. */
  body: unknown;
}

export interface PartnerAnswer {
  status: number;
  /** Sent as JSON, a string as it is. */
  body: unknown;
  headers?: Readonly<Record<string, string>>;
}

export interface Route {
  /** `GET /transfer/verify/:reference`. */
  name: string;
  handle(request: PartnerRequest): PartnerAnswer | Promise<PartnerAnswer>;
}

/** What one partner does differently from another. */
export interface PartnerRules {
  routes: readonly Route[];
  /** Answers a call that may not pass: a wrong key, too many calls. */
  guard(request: PartnerRequest, route: string): PartnerAnswer | null;
  /** Answers in the vendor's shape what a handler threw; throws what is no refusal. */
  refusal(error: unknown): PartnerAnswer;
  notFound(): PartnerAnswer;
  rateLimited(): PartnerAnswer;
  /** Headers of every answer. */
  headers(): Readonly<Record<string, string>>;
  /** Runs before an answer leaves, after the partner acted. */
  beforeAnswer(): Promise<void>;
}

/** A call and the route that it is for. */
export interface MatchedCall {
  request: PartnerRequest;
  /** The route's name, or the method and path of a call that has none. */
  name: string;
  route: Route | null;
}

/** A call as it arrives, before its route is known. */
export type IncomingCall = Omit<PartnerRequest, 'params'>;

/** A partner's answers to calls, however they arrive. */
export interface PartnerCalls {
  match(call: IncomingCall): MatchedCall;
  answer(call: MatchedCall): Promise<PartnerAnswer>;
}

export function createPartnerCalls(rules: PartnerRules): PartnerCalls {
  return {
    match: createMatcher(rules.routes),
    answer: async ({ request, name, route }) => {
      const guarded = rules.guard(request, name);
      if (guarded) return guarded;
      if (!route) return rules.notFound();
      try {
        return await route.handle(request);
      } catch (error) {
        return rules.refusal(error);
      }
    },
  };
}

/** Finds the route of a call: a fixed path wins over one with parameters, whatever their order. */
function createMatcher(routes: readonly Route[]): PartnerCalls['match'] {
  const byName = new Map(routes.map((route) => [route.name, route]));
  const patterns = routes
    .filter(({ name }) => name.includes(':'))
    .map((route) => ({ route, pattern: patternOf(route.name) }));
  return (call) => {
    const called = `${call.method} ${call.path}`;
    const fixed = byName.get(called);
    if (fixed) return { request: { ...call, params: {} }, name: fixed.name, route: fixed };
    for (const { route, pattern } of patterns) {
      const groups = pattern.exec(called)?.groups;
      if (groups) return { request: { ...call, params: decoded(groups) }, name: route.name, route };
    }
    return { request: { ...call, params: {} }, name: called, route: null };
  };
}

function patternOf(name: string): RegExp {
  return new RegExp(`^${name.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`);
}

function decoded(groups: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(groups).map(([name, text]) => [name, decodeURIComponent(text)]));
}
