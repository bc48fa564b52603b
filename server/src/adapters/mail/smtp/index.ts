import { createTransport } from 'nodemailer';
import type { Mailer, MailOutcome, OutgoingMail } from '../../../ports/mailer.js';

/** For all of one mail: less than a job's lease, so that no other worker sends it meanwhile. */
const sendMs = 30_000;
const connectMs = 10_000;
const reasonLengthMax = 500;

export interface SmtpOptions {
  /** `smtp://user:password@host:port` or `smtps://...`. */
  url: string;
  /** Who it is from: `Name <address>` or an address. */
  from: string;
}

/**
 * Hands mails to a mail server, one connection each. Over `smtp://` the connection has to turn to TLS, unless
 * the server is this machine.
 */
export function createSmtpMailer({ url, from }: SmtpOptions): Mailer {
  const closing = new AbortController();
  const transport = createTransport({
    ...{ url, requireTLS: !isThisMachine(new URL(url).hostname) },
    ...{ connectionTimeout: connectMs, greetingTimeout: connectMs, socketTimeout: sendMs },
    ...{ disableFileAccess: true, disableUrlAccess: true },
  });
  const domain = domainOf(from);
  return {
    async send(mail) {
      try {
        const signal = AbortSignal.any([closing.signal, AbortSignal.timeout(sendMs)]);
        await transport.sendMail({ ...messageOf(mail, from, domain), signal });
        return { outcome: 'accepted' };
      } catch (error) {
        return outcomeOf(error as SmtpError);
      }
    },
    close: async () => {
      closing.abort();
      transport.close();
    },
  };
}

function messageOf({ id, to, subject, text, html, writtenAt }: OutgoingMail, from: string, domain: string) {
  return {
    ...{ from, subject, text, html, date: new Date(writtenAt), messageId: `<${id}@${domain}>` },
    // As an object, so that an address with a comma in it is not taken for two.
    to: { name: '', address: to },
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}

interface SmtpError extends Error {
  code?: string;
  /** Where in the conversation it happened. */
  command?: string;
  responseCode?: number;
}

/**
 * Only what the server says of this address or this mail, or what our side cannot even send, is final. A
 * login or a sender that is refused stands in the settings, and is mended there while the mails wait.
 */
function outcomeOf({ code, command, responseCode, message }: SmtpError): MailOutcome {
  const reason = message.slice(0, reasonLengthMax);
  const isOfMail = command === 'RCPT TO' || command === 'DATA';
  const isFinal = responseCode === undefined ? command === 'API' : isOfMail && responseCode >= 500;
  const isUnsendable = code === 'EENVELOPE' || code === 'EMESSAGE';
  return { outcome: isFinal && isUnsendable ? 'refused' : 'unavailable', reason };
}

/** The name part of the Message-ID. */
function domainOf(from: string): string {
  return /@([^\s@>]+)>?\s*$/.exec(from)?.[1] ?? 'localhost';
}

function isThisMachine(host: string): boolean {
  return host === 'localhost' || host === '[::1]' || /^127\./.test(host);
}
