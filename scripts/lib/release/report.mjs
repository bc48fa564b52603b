import { readFileSync } from 'node:fs';
import { integrityOf, unpackedBytes } from './contents.mjs';
import { distTag } from './publish.mjs';

/** What was packed, as people read it: a table of the packages and one of what the entries weigh. */
export function describePackages(packed, weights) {
  const rows = packed.map(({ name, version, file, files, unpackedBytesMax }) => [
    ...[name, version, count(files.length), count(readFileSync(file).length)],
    `${count(unpackedBytes(files))} of ${count(unpackedBytesMax)}`,
  ]);
  const weighed = weights.map(({ name, bytes, bytesMax }) => [name, `${count(bytes)} of ${count(bytesMax)}`]);
  return [
    ...table([['package', 'version', 'files', 'packed', 'unpacked bytes'], ...rows]),
    '',
    ...table([['entry of the SDK', 'minified, gzipped bytes'], ...weighed]),
  ];
}

/** What a release does with it. */
export function describePlan(packed, { registry, provenance }) {
  const where = registry ?? 'the registry of npm';
  const attested = `${provenance ? 'with' : 'without'} provenance`;
  return packed.flatMap(({ name, version, file }) => [
    `${name}@${version} to ${where}, public, tag ${distTag(version)}, ${attested}`,
    `  ${integrityOf(readFileSync(file))}`,
  ]);
}

function count(number) {
  return number.toLocaleString('en-US');
}

function table(rows) {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column]))
      .join('  ')
      .trimEnd(),
  );
}
