import { type ClientRequest, type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { SignedWebhook } from '@escrow-checkout/sdk/testing';
import { exitCodes, Stop } from '../../exit.js';
import type { Target } from './target.js';

/** The status of the response, or null if none came in time. */
export interface Outcome {
  status: number | null;
  ms: number;
}

/** The service's own limit. */
const answerMsMax = 15_000;
const pauseMsFirst = 100;
const pauseMsMax = 1_000;

const badCertificate = /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|ALTNAME/;

interface Remarks {
  /** Called once when the server cannot be reached; it is tried again until it is back. */
  onAway(reason: string): void;
  onBack(): void;
}

/**
 * Posts one delivery and returns its status. While the server cannot be reached, it is signed and posted
 * again, so no event is skipped. Returns null when the signal aborts.
 */
export async function forward(
  target: Target,
  sign: () => Promise<SignedWebhook>,
  signal: AbortSignal,
  remarks: Remarks,
): Promise<Outcome | null> {
  for (let pauseMs = pauseMsFirst, isAway = false; ; pauseMs = Math.min(pauseMsMax, pauseMs * 2)) {
    const beganAt = performance.now();
    try {
      const status = await post(target, await sign());
      if (isAway) remarks.onBack();
      return { status, ms: Math.round(performance.now() - beganAt) };
    } catch (error) {
      const reason = reasonOf(error as NodeJS.ErrnoException);
      if (badCertificate.test(reason)) throw untrusted(reason);
      if (!isAway) remarks.onAway(reason);
      isAway = true;
    }
    if (signal.aborted) return null;
    await pause(pauseMs, signal);
    if (signal.aborted) return null;
  }
}

/** The code comes first: an error about several addresses has no message. */
function reasonOf({ code, message }: NodeJS.ErrnoException): string {
  return code ?? message;
}

function untrusted(reason: string): Stop {
  const detail = `The certificate of the local server is not trusted (${reason}).`;
  return new Stop(exitCodes.unavailable, { title: 'No delivery', code: 'certificate_untrusted', detail }, [
    'For https on this machine pass --skip-verify, or set NODE_EXTRA_CA_CERTS to the certificate of its ' +
      'authority.',
  ]);
}

/** Returns the status, also of a redirect; null after the limit. */
function post(target: Target, { body, headers }: SignedWebhook): Promise<number | null> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      resolve(null);
      request.destroy();
    }, answerMsMax);
    const clear = (): void => clearTimeout(timer);
    const request = open(target, {
      ...target.headers,
      ...headers,
      'content-length': Buffer.byteLength(body),
    });
    request.once('error', (error) => {
      clear();
      reject(error);
    });
    request.once('response', (response: IncomingMessage) => {
      clear();
      resolve(response.statusCode ?? null);
      // The body is ignored and must not keep the process alive.
      response.on('error', () => undefined).resume();
      response.socket.unref();
    });
    request.end(body);
  });
}

function open({ url, skipVerify }: Target, headers: Record<string, string | number>): ClientRequest {
  const options = { method: 'POST', headers, agent: false as const };
  if (url.protocol === 'http:') return requestHttp(url, options);
  return requestHttps(url, { ...options, rejectUnauthorized: !skipVerify });
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener('abort', end, { once: true });
  });
}
