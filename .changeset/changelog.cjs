// What changesets writes into the changelog of a package: the sentences, and nothing about commits.
exports.getReleaseLine = async ({ summary }) => {
  const [first, ...rest] = summary.trim().split('\n');
  return [`- ${first}`, ...rest.map((line) => (line ? `  ${line}` : line))].join('\n');
};

// The packages have one version, so that one of them moved along is no news.
exports.getDependencyReleaseLine = async () => '';
