import type { AttemptFailure } from '../webhook/attempt.js';
import type { Block, Language, MailData } from './templates.js';

/** The mails to a merchant about its webhook endpoints. */
export const englishWebhook: Pick<Language, 'webhook.failing' | 'webhook.disabled'> = {
  'webhook.failing': (data) => ({
    subject: `Your webhook endpoint is failing (${data.account}, ${data.mode})`,
    body: [
      'For a day or longer, every attempt to deliver an event to this webhook endpoint of ' +
        `${data.account} has failed.`,
      facts(data),
      `If this continues, we will switch the endpoint off after ${timeOf(data.disabledAfter)}. ` +
        'One successful delivery is enough to prevent that.',
      'See its responses:',
      { code: [`escrow-cli webhooks deliveries ${data.endpointId}`] },
    ],
  }),
  'webhook.disabled': (data) => ({
    subject: `Your webhook endpoint was switched off (${data.account}, ${data.mode})`,
    body: [
      `A webhook endpoint of ${data.account} gets no more events. ${whyDisabled[data.reason]}`,
      facts(data),
      'Your sales continue, and escrows without a `callback_url` are still opened. But nobody gets their ' +
        'events unless another endpoint of this mode is active.',
      'Once you have fixed it, switch it on again:',
      {
        code: [
          `escrow-cli webhooks update ${data.endpointId} --active`,
          `PATCH ${data.apiUrl}/webhooks/${data.endpointId} {"active": true}`,
        ],
      },
      'Nothing is lost: for 30 days you can have the missed events delivered.',
      {
        code: [
          `escrow-cli webhooks replay ${data.endpointId} --since ${timeOf(data.replaySince)}`,
          `POST ${data.apiUrl}/webhooks/${data.endpointId}/replay {"since": "${timeOf(data.replaySince)}"}`,
        ],
      },
    ],
  }),
};

const whyDisabled = {
  gone: 'It responded with 410 Gone, which asks us to stop.',
  failures: 'Every attempt to deliver one has failed for five days.',
};

function facts(data: MailData['webhook.failing'] | MailData['webhook.disabled']): Block {
  return {
    facts: [
      ['Endpoint', data.endpointId],
      ['Address', data.address],
      ['Mode', data.mode],
      ['Failing since', timeOf(data.failingSince)],
      ['Last failure', failureIn(data.lastFailure, data.lastStatus)],
    ],
  };
}

function failureIn(failure: AttemptFailure, status: number | null): string {
  return status === null ? failures[failure] : `${failures[failure]} (${status})`;
}

const failures: { readonly [Failure in AttemptFailure]: string } = {
  dns: 'its name does not resolve',
  connect: 'no connection',
  tls: 'its certificate or its TLS was refused',
  reset: 'the connection broke',
  timeout: 'no response in time',
  status_5xx: 'it responded with a server error',
  status_3xx: 'it responded with a redirect, which we do not follow',
  status_4xx: 'it refused the delivery',
  status_other: 'it responded with an unknown status',
  gone: 'it is gone',
  blocked: 'its address is not on the public internet',
  endpoint_inactive: 'it is switched off',
  endpoint_deleted: 'it was deleted',
};

function timeOf(ms: number): string {
  return new Date(ms).toISOString();
}
