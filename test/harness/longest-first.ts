import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The files that take longest, the longest first: half a minute and more on two cores. */
const longest = [
  ...['operator/inbox', 'docs/browser', 'starter/sale', 'operator/commands', 'cli/interrupted'],
  ...['checkout/browser', 'docs/guides', 'cli/every-command', 'packed/projects', 'packed/release'],
  ...['merchant/shop', 'webhooks/receivers', 'disputes/life', 'escrow/refunds', 'process/operator'],
  ...['openapi/samples', 'disputes/promises', 'simulation/sqlite', 'simulation/postgres', 'docs/tour'],
];

function placeOf({ moduleId }: TestSpecification): number {
  const place = longest.findIndex((name) => moduleId.endsWith(`/test/${name}.test.ts`));
  return place < 0 ? longest.length : place;
}

/**
 * Begins with what takes longest. A fresh copy remembers no run and would go by the size of the files, which
 * says little; a long file that begins last keeps one core idle until it ends.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).sort((left, right) => placeOf(left) - placeOf(right));
  }
}
