import { createServer, IncomingMessage, type Server, ServerResponse } from 'node:http';
import type { Express } from 'express';
import { uploadSecondsMax } from './body-deadline.js';

/**
 * Creates a server whose requests and responses have Express's prototypes from the start. Express otherwise
 * swaps the prototypes of each, which costs more than the database, validation and routing together. Mounted
 * sub-apps would swap again, so the service uses routers only.
 */
export function createHttpServer(app: Express): Server {
  class ExpressRequest extends IncomingMessage {}
  class ExpressResponse extends ServerResponse {
    /** Express's own reads settings and headers that this service does not use, at twice the cost. */
    json(body: unknown): this {
      const text = JSON.stringify(body);
      this.setHeader('Content-Type', 'application/json; charset=utf-8');
      this.setHeader('Content-Length', Buffer.byteLength(text));
      return this.end(text);
    }
  }
  Object.setPrototypeOf(ExpressRequest.prototype, app.request);
  Object.setPrototypeOf(ExpressResponse.prototype, app.response);
  app.request = ExpressRequest.prototype as typeof app.request;
  app.response = ExpressResponse.prototype as typeof app.response;
  const server = createServer(
    {
      IncomingMessage: ExpressRequest,
      ServerResponse: ExpressResponse as unknown as typeof ServerResponse,
      maxHeaderSize: 16_384,
      // An upload has the longest. Those of the app bound all other bodies to less.
      requestTimeout: uploadSecondsMax * 1_000 + 10_000,
      headersTimeout: 15_000,
      keepAliveTimeout: 65_000,
      // How often the two timeouts above are checked; they may be late by this much.
      connectionsCheckingInterval: 5_000,
      // The app refuses it with a problem document instead.
      requireHostHeader: false,
    },
    app,
  );
  server.maxRequestsPerSocket = 0;
  return server;
}
