/** Where a file is served. */
export function filePath(id: string): string {
  return `/files/${id}`;
}

/** Where the same picture is served as a PNG: Outlook shows no WebP. */
export function pngPath(id: string): string {
  return `${filePath(id)}.png`;
}
