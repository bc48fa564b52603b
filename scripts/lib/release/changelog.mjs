/** How the product's changelog calls what a change is in. */
const labels = { '@escrow-checkout/sdk': 'SDK', '@escrow-checkout/cli': 'escrow-cli' };

/** The packages that a changeset names, and what it says. */
export function readChangeset(text) {
  const [, head = '', summary = ''] = /^---\n([\s\S]*?)---\n([\s\S]*)$/.exec(text) ?? [];
  const names = [...head.matchAll(/^["']?(@?[\w./-]+)["']?: *(?:major|minor|patch)/gm)].map(
    ([, name]) => name,
  );
  return { names, summary: summary.trim() };
}

/** The product's changelog with the changes under their version, the newest version first. */
export function addToChangelog(changelog, version, changes) {
  const lines = changes.map(toLine).join('\n');
  const sections = changelog.trimEnd().split(/\n(?=## )/);
  const standing = sections.findIndex((section) => section.startsWith(`## ${version}\n`));
  if (standing > 0) sections[standing] = addToSection(sections[standing], lines);
  else sections.splice(1, 0, `## ${version}\n\n${lines}\n`);
  return `${sections.map((section) => section.trimEnd()).join('\n\n')}\n`;
}

/** What is new stands behind what the section says of itself, before its groups. */
function addToSection(section, lines) {
  const [own, ...groups] = section.split(/\n(?=### )/).map((part) => part.trimEnd());
  const isList = /^(?:- | {2})/.test(own.split('\n').at(-1));
  return [`${own}\n${isList ? '' : '\n'}${lines}`, ...groups].join('\n\n');
}

function toLine({ names, summary }) {
  const where = names.flatMap((name) => labels[name] ?? []).join(', ');
  const [first, ...rest] = summary.split('\n');
  const indented = rest.map((line) => (line ? `  ${line}` : line));
  return [`- ${where ? `${where}: ` : ''}${first}`, ...indented].join('\n');
}

/** A version in which nothing changed for a package says so. */
export function completeEntry(changelog, version) {
  const nothing = 'Nothing changed in this package; its version is the product’s.';
  return changelog
    .split(/\n(?=## )/)
    .map((section) => {
      const isEmpty = section.trim() === `## ${version}`;
      return isEmpty ? `## ${version}\n\n${nothing}\n` : section;
    })
    .join('\n');
}
