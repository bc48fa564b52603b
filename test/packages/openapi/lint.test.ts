import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import spectral from '@stoplight/spectral-core';
import owasp from '@stoplight/spectral-owasp-ruleset';
import parsers from '@stoplight/spectral-parsers';
import rulesets from '@stoplight/spectral-rulesets';
import { describe, expect, it } from 'vitest';
import { exceptions } from './exceptions.js';

const file = fileURLToPath(new URL('../../../openapi/openapi.json', import.meta.url));
const text = readFileSync(file, 'utf8');

interface Finding {
  rule: string;
  path: string;
  message: string;
}

async function askRedocly(source: string): Promise<Finding[]> {
  const config = await createConfig({ extends: ['recommended'] });
  const problems = await lintFromString({ source, absoluteRef: file, config });
  return problems.map(({ ruleId, location, message }) => ({
    rule: ruleId,
    path: location[0]?.pointer ?? '',
    message,
  }));
}

async function askSpectral(source: string): Promise<Finding[]> {
  const linter = new spectral.Spectral();
  const both = { extends: [rulesets.oas, owasp] } as ConstructorParameters<typeof spectral.Ruleset>[0];
  linter.setRuleset(new spectral.Ruleset(both));
  const results = await linter.run(new spectral.Document(source, parsers.Json, file));
  return results.map(({ code, path, message }) => ({ rule: String(code), path: path.join('/'), message }));
}

interface Shown {
  examples: { sandbox: { value: Record<string, unknown> } };
}

/** The document with one operation, which breaks a rule of every set. */
function broken(): string {
  const document = JSON.parse(text);
  document.paths = { '/balance': document.paths['/balance'] };
  document.webhooks = {};
  delete document.paths['/balance'].get.operationId;
  delete document.components.headers.RateLimit.schema.maxLength;
  delete document.info.contact;
  const [answer] = Object.values(document.paths['/balance'].get.responses['200'].content) as Shown[];
  if (answer) answer.examples.sandbox.value.held = 'much';
  return JSON.stringify(document);
}

describe('the rules of others', { timeout: 120_000 }, () => {
  it('recommended by Redocly find nothing', async () => {
    expect(await askRedocly(text)).toEqual([]);
  });

  it('of Spectral, its own and those after OWASP, find the argued exceptions and nothing else', async () => {
    const findings = await askSpectral(text);
    const isArgued = ({ rule, path }: Finding) =>
      exceptions.some((exception) => exception.rule === rule && exception.where.test(path));
    expect(findings.filter((finding) => !isArgued(finding))).toEqual([]);
    const idle = exceptions.filter(
      ({ rule, where }) => !findings.some((finding) => finding.rule === rule && where.test(finding.path)),
    );
    expect(idle).toEqual([]);
  });

  it('find a document that breaks them', async () => {
    const rules = [...(await askRedocly(broken())), ...(await askSpectral(broken()))].map(({ rule }) => rule);
    expect(rules).toEqual(
      expect.arrayContaining([
        'operation-operationId',
        'info-contact',
        'no-invalid-media-type-examples',
        'owasp:api4:2023-string-limit',
      ]),
    );
  });
});
