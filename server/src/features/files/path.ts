/** Where a file is served. */
export function filePath(id: string): string {
  return `/files/${id}`;
}
