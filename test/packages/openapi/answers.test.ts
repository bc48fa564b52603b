import { join } from 'node:path';
import { type Operation, operations } from '@escrow-checkout/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Service, startService } from '../../harness/service.js';
import { databaseFolder } from '../../harness/stores.js';
import { record } from './recorded.js';
import { states } from './sample-states.js';

const served = Object.values(operations)
  .flatMap((group) => Object.values(group) as Operation[])
  .filter(({ metadata }) => metadata.operationId in states);

describe('the answers that the document shows', () => {
  let service: Service;
  beforeAll(async () => {
    service = await startService(`sqlite:${join(databaseFolder(), 'answers.db')}`);
  });
  afterAll(() => service.stop());

  // `npm run generate -- --answers` records them again.
  it('are those of the service, but for ids, secrets and the hour', async () => {
    const answers: Record<string, Record<string, unknown>> = {};
    for (const operation of served) {
      const [status, body] = await record(operation, service);
      const { operationId } = operation.metadata;
      answers[operationId] = { [status]: body };
      if (!operation.query || !('dry_run' in operation.query.shape)) continue;
      const [dryStatus, preview] = await record(operation, service, { dry_run: 'true' });
      answers[`${operationId}?dry_run=true`] = { [dryStatus]: preview };
    }
    await expect(`${JSON.stringify(answers, null, 2)}\n`).toMatchFileSnapshot(
      '../../../openapi/answers.json',
    );
  });
});
