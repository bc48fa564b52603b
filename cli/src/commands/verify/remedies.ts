import type { WebhookErrorCode } from '@escrow-checkout/sdk/webhooks';

export const remedies: Readonly<Record<WebhookErrorCode, { title: string; remedy: string }>> = {
  body_empty: {
    title: 'The body is empty',
    remedy: 'Pass the body as it arrived, on stdin or with --body-file.',
  },
  body_not_json: {
    title: 'The signature is right, but the body is not JSON',
    remedy: 'The sender signed it like that. Tell whoever runs the service.',
  },
  body_not_utf8: {
    title: 'The signature is right, but the body is not UTF-8',
    remedy: 'The sender signed it like that. Tell whoever runs the service.',
  },
  body_parsed: { title: 'The body is not raw', remedy: 'Pass its bytes.' },
  event_malformed: {
    title: 'The signature is right, but the body is not an event',
    remedy: 'The sender signed it like that. Tell whoever runs the service.',
  },
  header_missing: {
    title: 'A header is missing',
    remedy: 'Pass every header of the delivery with --header or --headers-file.',
  },
  header_repeated: {
    title: 'A header is repeated',
    remedy: 'Pass it once. If it arrived twice, a proxy added it.',
  },
  mode_mismatch: { title: 'The event is from the other mode', remedy: 'Use the secret of that mode.' },
  secret_has_version: {
    title: 'The secret begins with a version',
    remedy: 'Remove `v1,`, which only signatures begin with.',
  },
  secret_malformed: {
    title: 'This is not a signing secret',
    remedy: 'A secret has 64 characters, 0 to 9 and a to f. It was shown when it was created or rotated.',
  },
  secret_missing: {
    title: 'No signing secret',
    remedy: 'Set WEBHOOK_SECRET, or pass --secret-file or --secret-stdin.',
  },
  secret_whitespace: {
    title: 'The secret contains white space',
    remedy: 'Remove it, in the settings of your receiver too. It was probably copied along.',
  },
  signature_malformed: {
    title: 'The signature does not look like one',
    remedy:
      'Pass the header unchanged: `v1,` and Base64 in webhook-signature, 64 hexadecimal characters in ' +
      'x-service-signature.',
  },
  signature_mismatch: {
    title: 'The signature does not match',
    remedy: 'The secret, the body or a signed header is not what the service signed.',
  },
  signature_version_unknown: {
    title: 'The signature has a version that this CLI does not support',
    remedy: 'Update escrow-cli, and the SDK of your receiver.',
  },
  signatures_too_many: {
    title: 'There are too many signatures',
    remedy: 'The service sends two at most, so a proxy has added to webhook-signature.',
  },
  timestamp_malformed: {
    title: 'The timestamp is not a time',
    remedy: 'Pass webhook-timestamp unchanged: whole seconds since 1970, not milliseconds.',
  },
  timestamp_too_new: {
    title: 'The delivery is from the future',
    remedy: 'Set the clock of this machine. For a delivery from a log, pass --ignore-timestamp.',
  },
  timestamp_too_old: {
    title: 'The delivery is too old',
    remedy: 'Set the clock of this machine, or redeliver it. For one from a log, pass --ignore-timestamp.',
  },
  tolerance_invalid: { title: 'The tolerance is not valid', remedy: 'Pass --tolerance in seconds, above 0.' },
};
