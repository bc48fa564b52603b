import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

const blockBytes = 512;

/** The files of an npm tarball, in its order: path below `package/`, mode and content. */
export function readTarball(path) {
  const archive = gunzipSync(readFileSync(path));
  const files = [];
  for (let at = 0; archive[at]; ) {
    const header = archive.subarray(at, at + blockBytes);
    const bytes = readNumber(header, 124, 12);
    const content = archive.subarray(at + blockBytes, at + blockBytes + bytes);
    if (header[156] !== fileType) throw new Error(`${path} holds something that is not a plain file.`);
    files.push({ path: readPath(header), mode: readNumber(header, 100, 8), content });
    at += blockBytes + Math.ceil(bytes / blockBytes) * blockBytes;
  }
  return files;
}

const fileType = '0'.charCodeAt(0);

function readPath(header) {
  const [name, prefix] = [readText(header, 0, 100), readText(header, 345, 155)];
  return (prefix ? `${prefix}/${name}` : name).replace(/^package\//, '');
}

/** Numbers are octal text. */
function readNumber(header, from, length) {
  return Number.parseInt(readText(header, from, length), 8) || 0;
}

function readText(header, from, length) {
  return header
    .subarray(from, from + length)
    .toString('utf8')
    .split('\0')[0]
    .trim();
}
