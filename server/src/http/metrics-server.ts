import { createServer, type Server, type ServerResponse } from 'node:http';

/** The metrics of the process as text, and its media type. */
export interface Scrape {
  type: string;
  text: string;
}

const connectionsMax = 16;

/**
 * Creates the server of the metrics: `/metrics`, and nothing else. It has no key, so what it answers repeats
 * nothing of the request. Scrapes of the same moment share one answer.
 */
export function createMetricsServer(scrape: () => Promise<Scrape>, failed: (error: unknown) => void): Server {
  let underWay: Promise<Scrape> | null = null;
  const shared = () => {
    underWay ??= scrape().finally(() => {
      underWay = null;
    });
    return underWay;
  };
  const limits = { maxHeaderSize: 8_192, headersTimeout: 5_000, requestTimeout: 5_000 };
  const server = createServer(limits, ({ method, url }, response) => {
    if (url !== '/metrics') return end(response, 404, 'Not found. The metrics are at /metrics.\n');
    if (method !== 'GET' && method !== 'HEAD') return end(response, 405, 'Ask with GET.\n');
    shared().then(
      ({ type, text }) => end(response, 200, text, type),
      (error) => {
        failed(error);
        end(response, 500, 'The metrics could not be read; the log of the server says why.\n');
      },
    );
  });
  server.maxConnections = connectionsMax;
  return server;
}

function end(response: ServerResponse, status: number, text: string, type = 'text/plain; charset=utf-8') {
  response.writeHead(status, {
    'Content-Type': type,
    'Content-Length': Buffer.byteLength(text),
    'X-Content-Type-Options': 'nosniff',
  });
  response.end(text);
}
