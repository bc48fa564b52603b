#!/usr/bin/env node
import module from 'node:module';

// Node 22 and later keep the compiled code for the next run.
module.enableCompileCache?.();
await import('../dist/main.js');
