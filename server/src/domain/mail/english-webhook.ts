import type { AttemptFailure } from '../webhook/attempt.js';
import type { Block, Language, MailData } from './templates.js';

/** The mails to a merchant about its webhook endpoints. */
export const englishWebhook: Pick<Language, 'webhook.failing' | 'webhook.disabled'> = {
  'webhook.failing': (told) => ({
    subject: `Your webhook endpoint is failing (${told.account}, ${told.mode})`,
    body: [
      'For a day or longer, every attempt to deliver an event to this webhook endpoint of ' +
        `${told.account} has failed.`,
      facts(told),
      `If it goes on like this, the endpoint is switched off after ${timeOf(told.disabledAfter)}. ` +
        'One success is enough to begin anew.',
      'See what it answered:',
      { code: [`escrow-cli webhooks deliveries ${told.endpointId}`] },
    ],
  }),
  'webhook.disabled': (told) => ({
    subject: `Your webhook endpoint was switched off (${told.account}, ${told.mode})`,
    body: [
      `A webhook endpoint of ${told.account} gets no more events. ${whyDisabled[told.reason]}`,
      facts(told),
      'Once it is mended, switch it on again:',
      {
        code: [
          `escrow-cli webhooks update ${told.endpointId} --active`,
          `PATCH ${told.apiUrl}/webhooks/${told.endpointId} {"active": true}`,
        ],
      },
      'Nothing is lost: for 30 days, what it missed can be delivered after all.',
      {
        code: [
          `escrow-cli webhooks replay ${told.endpointId} --since ${timeOf(told.replaySince)}`,
          `POST ${told.apiUrl}/webhooks/${told.endpointId}/replay {"since": "${timeOf(told.replaySince)}"}`,
        ],
      },
    ],
  }),
};

const whyDisabled = {
  gone: 'It answered 410 Gone, which asks us to stop.',
  failures: 'Every attempt to deliver one has failed for five days.',
};

function facts(told: MailData['webhook.failing'] | MailData['webhook.disabled']): Block {
  return {
    facts: [
      ['Endpoint', told.endpointId],
      ['Address', told.address],
      ['Mode', told.mode],
      ['Failing since', timeOf(told.failingSince)],
      ['Last failure', failureIn(told.lastFailure, told.lastStatus)],
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
  timeout: 'no answer in time',
  status_5xx: 'it answered with an error of its own',
  status_3xx: 'it answered with a redirect, which is not followed',
  status_4xx: 'it refused the delivery',
  status_other: 'it answered with an unknown status',
  gone: 'it is gone',
  blocked: 'its address is not on the public internet',
  endpoint_inactive: 'it is switched off',
  endpoint_deleted: 'it was deleted',
};

function timeOf(ms: number): string {
  return new Date(ms).toISOString();
}
