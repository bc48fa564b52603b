import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Operation, operations } from '@escrow-checkout/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Service, startService } from '../../harness/service.js';
import { temporaryFolder } from '../../harness/stores.js';
import { ensureBuilt } from '../cli/built.js';
import { runCommand, runInside } from '../cli/run.js';
import { states, unserved } from './sample-states.js';
import { found, operationOf } from './tree.js';

const root = fileURLToPath(new URL('../../../', import.meta.url));

interface Sample {
  lang: string;
  label: string;
  source: string;
}

const contractOperations = Object.values(operations).flatMap((group) => Object.values(group) as Operation[]);
const served = contractOperations.filter(
  (operation) => !(operation.metadata.operationId in unserved || 'streams' in operation),
);

function samplesOf({ metadata }: Operation): Sample[] {
  return operationOf(metadata.operationId)['x-codeSamples'] as unknown as Sample[];
}

/** The one way a printed sample becomes one that can be sent: its id is replaced. */
function fill(source: string, operation: Operation, id: string | undefined): string {
  const printed = operation.metadata.example?.params?.id;
  return printed && id ? source.replaceAll(printed, id) : source;
}

/** How a reader runs each; `curl` tells of an answer that is no 2xx. */
const runners: Record<string, (source: string) => [command: string, args: string[]]> = {
  curl: (source) => ['bash', ['--norc', '-euc', `curl() { command curl --fail-with-body "$@"; }\n${source}`]],
  SDK: (source) => [process.execPath, ['--input-type=module', '-e', source]],
  CLI: (source) => ['bash', ['--norc', '-euc', source]],
};

describe('the samples of an operation', () => {
  it.each(found)('$method $path are there for the shell, the SDK and the CLI', ({ operation }) => {
    const samples = operation['x-codeSamples'] as unknown as Sample[];
    expect(samples.map(({ label }) => label)).toEqual(Object.keys(runners));
    for (const { source } of samples) expect(source).not.toMatch(/undefined|\[object|\{\w+\}/);
  });

  it('are sent below, or cannot be for a reason', () => {
    const known = [...Object.keys(states), ...Object.keys(unserved)];
    const expected = contractOperations.filter((operation) => !('streams' in operation));
    expect(known.sort()).toEqual(expected.map(({ metadata }) => metadata.operationId).sort());
  });

  it.each(contractOperations)(
    '$metadata.operationId shows the line that the CLI shows',
    async (operation) => {
      const { stdout } = await runInside([...operation.metadata.cli.split(' '), '--help']);
      const shown = /Example:\n +(.+)/.exec(stdout)?.[1];
      const line = samplesOf(operation)[2]?.source.replaceAll(/ \\\n +/g, ' ');
      expect(line).toBe(shown ?? line);
    },
  );
});

describe('every sample, sent as it is printed', () => {
  const folder = temporaryFolder();
  let service: Service;
  beforeAll(async () => {
    await ensureBuilt();
    service = await startService(`sqlite:${join(folder, 'escrow.db')}`);
  });
  afterAll(() => service.stop());

  /** The same service for an account of its own, so that references are free. */
  const openShop = async (): Promise<Service & { key: string }> => {
    const merchant = await service.newMerchant();
    const key = await merchant.key('test');
    return {
      ...service,
      key,
      call: (method, path, options) => service.call(method, path, { key, ...options }),
    };
  };

  const rows = served.flatMap((operation) =>
    Object.keys(runners).map((label) => [operation.metadata.operationId, label, operation] as const),
  );

  it.each(rows)('%s by %s', async (operationId, label, operation) => {
    const shop = await openShop();
    const id = await states[operationId]?.(shop);
    const source = samplesOf(operation).find((sample) => sample.label === label)?.source ?? '';
    const [command, args] = runners[label]?.(fill(source, operation, id)) ?? [];
    const bin = join(root, 'node_modules/.bin');
    const env = {
      ESCROW_API_KEY: shop.key,
      ESCROW_BASE_URL: service.url,
      PATH: `${bin}:${process.env.PATH}`,
    };
    const ran = await runCommand(command as string, args ?? [], { env });
    expect(ran).toMatchObject({ code: 0, stderr: label === 'CLI' ? expect.any(String) : '' });
  });
});
