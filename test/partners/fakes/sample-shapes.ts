/** Says how a value of ours differs in names and types from the vendor's sample; empty if it does not. */
export function shapeDifferences(sample: unknown, ours: unknown, path = ''): string[] {
  if (sample === null || ours === null || isEmpty(sample)) return [];
  const [theirKind, ourKind] = [kindOf(sample), kindOf(ours)];
  if (theirKind !== ourKind) return [`${path}: ${theirKind} in the sample, ${ourKind} here`];
  if (Array.isArray(sample) && Array.isArray(ours)) return listDifferences(sample, ours, path);
  if (theirKind !== 'object') return [];
  return objectDifferences(sample as Fields, ours as Fields, path);
}

type Fields = Record<string, unknown>;

function listDifferences(sample: unknown[], ours: unknown[], path: string): string[] {
  if (ours.length === 0) return sample.length === 0 ? [] : [`${path}: nothing to compare`];
  return [...new Set(ours.flatMap((item) => shapeDifferences(sample[0], item, `${path}[]`)))];
}

function objectDifferences(sample: Fields, ours: Fields, path: string): string[] {
  const at = (name: string) => (path ? `${path}.${name}` : name);
  const missing = Object.keys(sample).filter((name) => !(name in ours));
  const added = Object.keys(ours).filter((name) => ours[name] !== undefined && !(name in sample));
  const inBoth = Object.keys(sample).filter((name) => name in ours);
  return [
    ...missing.map((name) => `${at(name)}: missing here`),
    ...added.map((name) => `${at(name)}: not in the sample`),
    ...inBoth.flatMap((name) => shapeDifferences(sample[name], ours[name], at(name))),
  ];
}

/** `{}` and `[]` in a sample say nothing about what they hold. */
function isEmpty(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0;
}

function kindOf(value: unknown): string {
  return Array.isArray(value) ? 'list' : typeof value;
}
