import { mkdirSync, writeFileSync } from 'node:fs';
import { manualPages } from './manual/pages.js';

const folder = new URL('../dist/man/', import.meta.url);
mkdirSync(folder, { recursive: true });
for (const [name, text] of manualPages()) writeFileSync(new URL(name, folder), text);
