import { writeFileSync } from 'node:fs';
import { drawArchitecture, picturePath } from './picture.js';

writeFileSync(picturePath, drawArchitecture());
