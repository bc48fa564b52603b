import { readFileSync } from 'node:fs';
import type { Operation } from '@escrow-checkout/contract';
import type { ExampleObject } from 'openapi3-ts/oas31';

type Answers = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** The sandbox's answers to the samples, by operation and status; a test records and compares them. */
const recorded = JSON.parse(readFileSync(new URL('../answers.json', import.meta.url), 'utf8')) as Answers;

/** Answers that need a booked pickup. */
const imagined: Answers = {
  retryDelivery: { 200: { ok: true, tracking_number: 'GIG-1001', remedy: null } },
};

/** Returns the recorded answer to an operation's sample as a named example. */
export function answerExamples({ metadata }: Operation, status: string): Record<string, ExampleObject> {
  const inSandbox = recorded[metadata.operationId]?.[status];
  if (inSandbox !== undefined)
    return {
      sandbox: { summary: 'What the sandbox answers', value: inSandbox },
      ...dryRunExample(metadata.operationId, status),
    };
  const live = imagined[metadata.operationId]?.[status];
  return live === undefined ? {} : { live: { summary: 'What could be answered', value: live } };
}

function dryRunExample(operationId: string, status: string): Record<string, ExampleObject> {
  const value = recorded[`${operationId}?dry_run=true`]?.[status];
  return value === undefined ? {} : { dry_run: { summary: 'With `dry_run=true`', value } };
}
