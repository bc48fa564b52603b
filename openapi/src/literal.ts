/** Writes a value as a TypeScript literal; an object wider than `width` gets a line for each field. */
export function literal(value: unknown, indent = '', width = 80): string {
  if (Array.isArray(value)) return `[${value.map((item) => literal(item, indent, width)).join(', ')}]`;
  if (typeof value === 'object' && value !== null) return object(value, indent, width);
  if (typeof value === 'number' && value >= 10_000) return value.toLocaleString('en-US').replaceAll(',', '_');
  if (typeof value === 'string') return `'${JSON.stringify(value).slice(1, -1).replaceAll("'", "\\'")}'`;
  return String(value);
}

function object(value: object, indent: string, width: number): string {
  const fields = (deeper: string) =>
    Object.entries(value).map(([name, field]) => `${name}: ${literal(field, deeper, width)}`);
  const short = `{ ${fields(indent).join(', ')} }`;
  if (short.length <= width && !short.includes('\n')) return short;
  const deeper = `${indent}  `;
  return `{\n${fields(deeper)
    .map((field) => `${deeper}${field},\n`)
    .join('')}${indent}}`;
}
