// npm and pnpm run this before they pack. `npm pack` would ship whatever dist holds, and `workspace:*` in
// package.json, which cannot be installed; a release builds anew and packs without running scripts.
console.error(
  'This package is packed from a fresh copy of the sources: npm run release -- --dry-run, in the ' +
    'repository; --into <folder> keeps the tarballs.',
);
process.exitCode = 1;
