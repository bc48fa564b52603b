// `npm run release -- --dry-run`: packs and checks what would be published; without the flag it is published.
import { release } from './lib/release/release.mjs';

await release(process.argv.slice(2));
