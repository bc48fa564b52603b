import { execFileSync } from 'node:child_process';
import { defineConfig } from 'tsup';

// The SDK and commander stay imports: the published CLI installs them, so a fix in the SDK reaches it.
export default defineConfig({
  entry: ['src/main.ts'],
  format: ['esm'],
  target: 'node20',
  external: ['commander', '@escrow-checkout/sdk'],
  dts: false,
  sourcemap: false,
  clean: true,
  silent: true,
  tsconfig: 'tsconfig.build.json',
  // The manual follows from the same commands.
  onSuccess: async () => {
    execFileSync(process.execPath, ['--import', 'tsx', 'scripts/write-manual.ts'], { stdio: 'inherit' });
  },
});
