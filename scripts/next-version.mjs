// `npm run next-version`: makes a version of the changesets that wait, in every manifest and changelog.
import { makeVersion } from './lib/release/next-version.mjs';

await makeVersion();
