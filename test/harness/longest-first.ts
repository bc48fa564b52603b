import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The files that take longest, the longest first: half a minute and more on two cores. */
const longest = [
  ...['operator/inbox', 'sale/browser', 'cli/interrupted', 'docs/guides', 'checkout/browser'],
  ...['starter/sale', 'packed/release', 'packed/projects', 'operator/commands', 'cli/every-command'],
  ...['docs/browser', 'openapi/samples', 'webhooks/receivers', 'escrow/refunds', 'simulation/sqlite'],
  ...['merchant/shop', 'disputes/promises', 'simulation/postgres', 'journey/browser', 'webhooks/crowd'],
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
