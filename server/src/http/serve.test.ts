import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express, { type Express } from 'express';
import { afterEach, describe, expect, it } from 'vitest';
import { createHttpServer } from './serve.js';

const servers: Server[] = [];

afterEach(async () => {
  for (const server of servers.splice(0)) await new Promise((resolve) => server.close(resolve));
});

/** An app, and the prototypes with which a request and its response reached it. */
function probe(): { app: Express; born: { request: object | null; response: object | null } } {
  const app = express();
  const born = { request: null as object | null, response: null as object | null };
  app.get('/hello/:name', (request, response) => {
    response
      .status(200)
      .json({ hello: request.params.name, secure: request.secure, type: request.get('accept') });
  });
  return { app, born };
}

async function ask(server: Server): Promise<unknown> {
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}/hello/ada`, { headers: { Accept: 'x/y' } });
  return response.json();
}

const answer = { hello: 'ada', secure: false, type: 'x/y' };

describe('the HTTP server', () => {
  it('hands Express requests and responses whose prototypes need no swapping', async () => {
    const { app, born } = probe();
    const server = createHttpServer(app);
    server.prependListener('request', (request, response) => {
      born.request = Object.getPrototypeOf(request);
      born.response = Object.getPrototypeOf(response);
    });
    expect(await ask(server)).toEqual(answer);
    expect(born.request).toBe(app.request);
    expect(born.response).toBe(app.response);
  });

  it('answers the same as a plain server, which has to swap them', async () => {
    const { app, born } = probe();
    const server = createServer();
    server.on('request', (request, response) => {
      born.request = Object.getPrototypeOf(request);
      app(request as never, response as never);
    });
    expect(await ask(server)).toEqual(answer);
    expect(born.request).not.toBe(app.request);
  });

  it('leaves `app.listen` working', async () => {
    const { app } = probe();
    const server = await new Promise<Server>((resolve) => {
      const listening = app.listen(0, '127.0.0.1', () => resolve(listening));
    });
    servers.push(server);
    const { port } = server.address() as AddressInfo;
    const response = await fetch(`http://127.0.0.1:${port}/hello/ada`, { headers: { Accept: 'x/y' } });
    expect(await response.json()).toEqual(answer);
  });
});
