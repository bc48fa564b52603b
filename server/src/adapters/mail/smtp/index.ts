import type { Transporter } from 'nodemailer';
import { renderLetter } from '../../../domain/mail/render.js';
import type { Mailer, MailOutcome, OutgoingMail } from '../../../ports/mailer.js';

/** The limit for one mail: less than a job's lease, so that no other worker sends it meanwhile. */
const sendMs = 30_000;
const connectMs = 10_000;
const reasonLengthMax = 500;

export interface SmtpOptions {
  /** `smtp://user:password@host:port` or `smtps://...`. */
  url: string;
  /** The sender: `Name <address>` or an address. */
  from: string;
}

/**
 * Sends mails through a mail server, one connection each. With `smtp://` it requires STARTTLS, unless the
 * server is this machine.
 */
export function createSmtpMailer({ url, from }: SmtpOptions): Mailer {
  const closing = new AbortController();
  let transport: Transporter | undefined;
  const domain = domainOf(from);
  return {
    async send(mail) {
      try {
        const signal = AbortSignal.any([closing.signal, AbortSignal.timeout(sendMs)]);
        transport ??= await connect(url);
        await transport.sendMail({ ...messageOf(mail, from, domain), signal });
        return { outcome: 'accepted' };
      } catch (error) {
        return outcomeOf(error as SmtpError);
      }
    },
    close: async () => {
      closing.abort();
      transport?.close();
    },
  };
}

/** Reads the library at the first mail. */
async function connect(url: string): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  return createTransport({
    url,
    requireTLS: !isThisMachine(new URL(url).hostname),
    connectionTimeout: connectMs,
    greetingTimeout: connectMs,
    socketTimeout: sendMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

function messageOf({ id, to, letter, writtenAt }: OutgoingMail, from: string, domain: string) {
  return {
    from,
    ...renderLetter(letter),
    date: new Date(writtenAt),
    messageId: `<${id}@${domain}>`,
    // As an object, so that an address with a comma is not parsed as two.
    to: { name: '', address: to },
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}

interface SmtpError extends Error {
  code?: string;
  /** The SMTP command that failed. */
  command?: string;
  responseCode?: number;
}

/**
 * Only a refusal of this address or this mail, or a mail that cannot be sent at all, is final. A refused
 * login or sender is a mistake in the settings, so the mails wait until it is fixed.
 */
function outcomeOf({ code, command, responseCode, message }: SmtpError): MailOutcome {
  const reason = message.slice(0, reasonLengthMax);
  const isOfMail = command === 'RCPT TO' || command === 'DATA';
  const isFinal = responseCode === undefined ? command === 'API' : isOfMail && responseCode >= 500;
  const isUnsendable = code === 'EENVELOPE' || code === 'EMESSAGE';
  return { outcome: isFinal && isUnsendable ? 'refused' : 'unavailable', reason };
}

/** Returns the domain of the Message-ID. */
function domainOf(from: string): string {
  return /@([^\s@>]+)>?\s*$/.exec(from)?.[1] ?? 'localhost';
}

function isThisMachine(host: string): boolean {
  return host === 'localhost' || host === '[::1]' || /^127\./.test(host);
}
