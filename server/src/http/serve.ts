import { createServer, IncomingMessage, type Server, ServerResponse } from 'node:http';
import type { Express } from 'express';

/**
 * A server whose requests and responses are born with Express's prototypes. Express swaps the prototypes of every
 * request and response it is handed, which costs more than the database, validation and routing together; here
 * there is nothing left to swap. It holds for one app at the root: mounted sub-apps would swap again, so the
 * service uses routers only.
 */
export function createHttpServer(app: Express): Server {
  const server = createServer(
    {
      IncomingMessage: bornWith(IncomingMessage, app.request),
      ServerResponse: bornWith(ServerResponse, app.response) as typeof ServerResponse,
      maxHeaderSize: 16_384,
      requestTimeout: 30_000,
      headersTimeout: 15_000,
      keepAliveTimeout: 65_000,
    },
    app,
  );
  server.maxRequestsPerSocket = 0;
  return server;
}

type Constructor = new (...parameters: never[]) => object;

function bornWith<Base extends object>(base: Base, prototype: object): Base {
  function Born(this: unknown, ...parameters: never[]): object {
    return Reflect.construct(base as unknown as Constructor, parameters, Born as unknown as Constructor);
  }
  Object.setPrototypeOf(Born, base);
  Born.prototype = prototype;
  return Born as unknown as Base;
}
