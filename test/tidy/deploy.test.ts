import { readFileSync } from 'node:fs';
import { validate } from 'dockerfile-utils';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { describeConfig, readConfig } from '../../server/src/config.js';

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

/** What no test here can build or start: the files are linted, and compared with what they refer to. */
describe('the image', () => {
  const dockerfile = read('Dockerfile');
  const stages = dockerfile.split(/^FROM /m).slice(1);

  it('has no mistake that a linter finds', () => {
    expect(validate(dockerfile).map(({ message, range }) => `${range.start.line + 1}: ${message}`)).toEqual(
      [],
    );
  });

  it('is of the pinned Node, in both of its stages', () => {
    const node = read('.nvmrc').trim();
    expect(stages).toHaveLength(2);
    for (const stage of stages) expect(stage).toMatch(new RegExp(`^node:${node}-bookworm-slim`));
  });

  it('ends as a user without rights, and checks its health', () => {
    expect(stages[1]).toMatch(/^USER node\n[\s\S]*^HEALTHCHECK [\s\S]*\/readyz/m);
  });
});

describe('compose.yaml', () => {
  const { services, volumes } = parse(read('compose.yaml'));

  it('gives the service settings that it has, and the secrets only from outside', () => {
    const names = Object.keys(services.server.environment);
    const known = describeConfig(readConfig({})).map(({ name }) => name);
    expect(known).toEqual(expect.arrayContaining(names));
    for (const name of ['DATABASE_URL', 'SECRET_KEY', 'SITE_URL'])
      expect(services.server.environment[name]).toMatch(/\$\{\w+:\?/);
  });

  it('waits for the database, keeps it and the uploads in volumes, and is not open to the network', () => {
    expect(services.server.depends_on.database.condition).toBe('service_healthy');
    expect(services.database.healthcheck.test).toContain('CMD-SHELL');
    const mounted = [...services.server.volumes, ...services.database.volumes];
    const named = mounted.map((mount: string) => mount.split(':')[0]);
    expect(Object.keys(volumes)).toEqual(named);
    expect(services.server.volumes[0]).toMatch(/:\/data$/);
    expect(services.database.ports).toBeUndefined();
    for (const port of services.server.ports) expect(port).toMatch(/^127\.0\.0\.1:/);
  });
});

describe('the unit of systemd', () => {
  const lines = read('deploy/escrow-server.service')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));

  it('has only sections and settings, each once', () => {
    expect(lines.filter((line) => !/^(\[\w+\]|[A-Z]\w+=.*)$/.test(line))).toEqual([]);
    const names = lines.map((line) => line.split('=')[0]);
    expect(names).toEqual([...new Set(names)]);
    expect(lines.filter((line) => line.startsWith('['))).toEqual(['[Unit]', '[Service]', '[Install]']);
  });

  it('runs the command as a user of its own', () => {
    const { bin } = JSON.parse(read('server/package.json'));
    const [command] = Object.keys(bin);
    expect(lines).toContain(`ExecStart=/opt/escrow-checkout/node_modules/.bin/${command} start`);
    expect(lines).toContain('User=escrow');
  });
});
