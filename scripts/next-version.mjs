// `npm run next-version`: turns the pending changesets into a version, in every manifest and changelog.
import { makeVersion } from './lib/release/next-version.mjs';

await makeVersion();
