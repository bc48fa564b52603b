import { writeFileSync } from 'node:fs';
import { vectorsPath, vectorsText } from './vectors.js';

writeFileSync(vectorsPath, vectorsText());
