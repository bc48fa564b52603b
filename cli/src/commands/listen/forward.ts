import { type ClientRequest, type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { SignedWebhook } from '@escrow-checkout/sdk/testing';
import { exitCodes, Stop } from '../../exit.js';
import type { Target } from './target.js';

/** What came of one delivery: a status, or none in time. */
export interface Outcome {
  status: number | null;
  ms: number;
}

/** As long as the service waits. */
const answerMsMax = 15_000;
const pauseMsFirst = 100;
const pauseMsMax = 1_000;

const badCertificate = /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|ALTNAME/;

/** What a forwarder tells on the way. */
interface Remarks {
  /** The server cannot be reached; it is tried again until it is back. Said once. */
  onAway(reason: string): void;
  onBack(): void;
}

/**
 * Posts one delivery and waits for its status. As long as none comes because nobody is there, such as while
 * the server restarts, it is signed and posted again: nothing is passed over. Null when the signal ends it.
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

/** Where several addresses were tried, the error has no message of its own. */
function reasonOf({ code, message }: NodeJS.ErrnoException): string {
  return code ?? message;
}

function untrusted(reason: string): Stop {
  const detail = `The certificate of the local server is not trusted (${reason}).`;
  return new Stop(exitCodes.unavailable, { title: 'No delivery', code: 'certificate_untrusted', detail }, [
    'For https on this machine pass --skip-verify, or set NODE_EXTRA_CA_CERTS to its authority.',
  ]);
}

/** The status; null when none comes in time. Redirects are an answer like any other. */
function post(target: Target, { body, headers }: SignedWebhook): Promise<number | null> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      resolve(null);
      request.destroy();
    }, answerMsMax);
    const settle = (): void => clearTimeout(timer);
    const request = open(target, {
      ...target.headers,
      ...headers,
      'content-length': Buffer.byteLength(body),
    });
    request.once('error', (error) => {
      settle();
      reject(error);
    });
    request.once('response', (response: IncomingMessage) => {
      settle();
      resolve(response.statusCode ?? null);
      // What follows the status changes nothing, and must not keep the process from ending.
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
