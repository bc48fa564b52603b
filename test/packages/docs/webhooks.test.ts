import { execFile, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { type Vector, vectorsPath } from '../../api/webhooks/vectors.js';
import { temporaryFolder } from '../../harness/stores.js';
import { blocksOf, root } from './blocks.js';
import { drivers } from './drivers.js';

const run = promisify(execFile);
const folder = temporaryFolder();

/** Programs that a machine for development has as a rule, but need not have. */
const lacks = (program: string, flag = '--version') => spawnSync(program, [flag]).error !== undefined;

const block = (language: string) =>
  blocksOf('docs/languages.md').find((one) => one.language === language && one.word === '')?.text ?? '';

/** Prints, for each vector, whether it is accepted as it is, changed, too late, and with another secret. */
const checks = {
  python: `
import json, sys
for v in json.load(open(sys.argv[1], encoding="utf-8"))["vectors"]:
    body, now = v["body"].encode(), lambda: v["timestamp"]
    late = lambda: v["timestamp"] + 301
    print(verify(body, v["headers"], v["secrets"], now), verify(body + b" ", v["headers"], v["secrets"], now),
          verify(body, v["headers"], v["secrets"], late), verify(body, v["headers"], ["ab" * 32], now))
`,
  php: `
foreach (json_decode(file_get_contents($argv[1]), true)['vectors'] as $v) {
    [$body, $headers, $secrets, $now] = [$v['body'], $v['headers'], $v['secrets'], $v['timestamp']];
    $results = [verify($body, $headers, $secrets, $now), verify("$body ", $headers, $secrets, $now),
        verify($body, $headers, $secrets, $now + 301), verify($body, $headers, [str_repeat('ab', 32)], $now)];
    echo implode(' ', array_map(fn ($one) => $one ? 'True' : 'False', $results)), "\n";
}
`,
  go: `
type vector struct {
	Body      string
	Headers   map[string]string
	Secrets   []string
	Timestamp int64
}

func main() {
	var file struct{ Vectors []vector }
	text, _ := os.ReadFile(os.Args[1])
	if err := json.Unmarshal(text, &file); err != nil {
		panic(err)
	}
	words := map[bool]string{true: "True", false: "False"}
	for _, v := range file.Vectors {
		headers := http.Header{}
		for name, value := range v.Headers {
			headers.Set(name, value)
		}
		body, now, late := []byte(v.Body), time.Unix(v.Timestamp, 0), time.Unix(v.Timestamp+301, 0)
		changed, others := []byte(v.Body+" "), []string{strings.Repeat("ab", 32)}
		fmt.Println(words[Verify(body, headers, v.Secrets, now)], words[Verify(changed, headers, v.Secrets, now)],
			words[Verify(body, headers, v.Secrets, late)], words[Verify(body, headers, others, now)])
	}
}
`,
};

/** The command that runs a function of the page against the vectors. */
function programOf(language: keyof typeof checks): [program: string, ...args: string[]] {
  const text = block(language) + checks[language];
  const file = join(folder, `check.${language}`);
  if (language !== 'go') {
    writeFileSync(file, text);
    return [language === 'python' ? 'python3' : 'php', file];
  }
  const whole = text
    .replace('package webhooks', 'package main')
    .replace('import (', 'import (\n\t"encoding/json"\n\t"fmt"\n\t"os"');
  writeFileSync(file, whole);
  return ['go', 'run', file];
}

describe('the page about webhooks', () => {
  it('has the programs that run in projects, a terminal, and the steps', () => {
    const blocks = blocksOf('docs/webhooks.md');
    const programs = blocks.filter(({ language }) => language === 'ts').map(({ word }) => word);
    expect(programs).toEqual(drivers.map(({ name }) => name));
    expect(blocks).toHaveLength(programs.length + 3);
  });
});

describe('the page about other languages', { timeout: 60_000 }, () => {
  const page = readFileSync(join(root, 'docs/languages.md'), 'utf8');

  it.skipIf(lacks('openssl'))('prints in a shell what it says that it prints', async () => {
    const { stdout } = await run('bash', ['-euo', 'pipefail', '-c', block('sh')]);
    const lines = stdout.trim().split('\n');
    expect(lines).toHaveLength(2);
    for (const line of lines) expect(page).toContain(`\`${line}\``);
  });

  it.for([
    ['python', lacks('python3')],
    ['php', lacks('php')],
    ['go', lacks('go', 'version')],
  ] as const)(
    'accepts every vector in %s, and nothing that was changed',
    async ([language, isMissing], { skip }) => {
      skip(isMissing, `${language} is not installed`);
      const { vectors } = JSON.parse(readFileSync(vectorsPath, 'utf8')) as { vectors: Vector[] };
      const [program, ...args] = programOf(language);
      const { stdout } = await run(program, [...args, vectorsPath]);
      expect(stdout.trim().split('\n')).toEqual(vectors.map(() => 'True False False False'));
    },
  );
});
