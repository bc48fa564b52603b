/** A value that Prometheus would read. */
export interface ReadSample {
  name: string;
  labels: Readonly<Record<string, string>>;
  value: number;
}

const help = /^# HELP ([a-z_]\w*) \S.*$/;
const type = /^# TYPE ([a-z_]\w*) (counter|gauge|histogram|summary)$/;
/** Prometheus takes `Nan` as well, which Node's metrics have before their first event. */
const line = /^([a-z_]\w*)(?:\{((?:\w+="(?:[^"\\]|\\.)*",?)+)\})? (-?[\d.e+-]+|Na[Nn]|[+-]Inf)$/;

/**
 * Reads the text format of Prometheus.
 *
 * @throws for a line that Prometheus would refuse, a metric that is declared twice, or a sample of none
 */
export function readExposition(text: string) {
  const types = new Map<string, string>();
  const samples: ReadSample[] = [];
  for (const each of text.split('\n')) {
    if (each === '' || help.test(each)) continue;
    const [, declared, kind] = type.exec(each) ?? [];
    if (declared !== undefined && kind !== undefined) {
      if (types.has(declared)) throw new Error(`${declared} is declared twice`);
      types.set(declared, kind);
      continue;
    }
    const [, name, labels = '', value] = line.exec(each) ?? [];
    if (name === undefined) throw new Error(`Prometheus would refuse this line: ${each}`);
    const owner = name.replace(/_(bucket|sum|count)$/, '');
    if (!types.has(name) && !types.has(owner)) throw new Error(`${name} is not declared`);
    const pairs = [...labels.matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/g)].map(([, key, text]) => [key, text]);
    samples.push({ name, labels: Object.fromEntries(pairs), value: Number(value) });
  }
  /** The sum of all samples of a name with these labels; null if there is none. */
  const sum = (name: string, labels: Readonly<Record<string, string>> = {}): number | null => {
    const found = samples.filter(
      (sample) =>
        sample.name === name && Object.entries(labels).every(([key, value]) => sample.labels[key] === value),
    );
    return found.length === 0 ? null : found.reduce((total, { value }) => total + value, 0);
  };
  return { types, samples, sum };
}

/** Scrapes metrics as Prometheus does. */
export async function scrape(url: string) {
  const response = await fetch(url);
  if (response.status !== 200) throw new Error(`${url} answered ${response.status}`);
  return readExposition(await response.text());
}
