import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { environmentNames } from './environment';
import { readConfig } from './read-config';

const ROOT = join(import.meta.dirname, '../../../..');
const DEPLOY = join(ROOT, 'deploy');

interface Compose {
  services: Record<string, { environment: Record<string, string>; volumes?: string[]; build?: object }>;
}

const compose = parse(readFileSync(join(DEPLOY, 'compose.yml'), 'utf8'), { merge: true }) as Compose;
const dockerfile = readFileSync(join(DEPLOY, 'Dockerfile'), 'utf8');
const instances = Object.values(compose.services).filter(({ build }) => build !== undefined);

it('the containers set what the services read, with values they take', () => {
  expect(instances).toHaveLength(2);
  for (const { environment } of instances) {
    const { SECRETS, PUBLIC_URL, DATABASE_URL = '', ...plain } = environment;
    const given = {
      ...plain,
      DATABASE_URL: DATABASE_URL.replace('${DATABASE_PASSWORD}', 'word'),
      PUBLIC_URL: 'https://nestwell.example',
    };

    expect(Object.keys(environment).filter((name) => !environmentNames.has(name))).toEqual([]);
    expect([SECRETS, PUBLIC_URL]).toEqual(['${SECRETS}', '${PUBLIC_URL}']);
    expect(readConfig(given, ROOT)).toMatchObject({ drainMs: 1500, metricsPort: 9100 });
  }
});

it('the proxy gets the file that the cluster is tested with, and each of its places', () => {
  const { environment = {}, volumes = [] } = compose.services.proxy ?? {};
  const file = readFileSync(join(DEPLOY, 'haproxy.cfg'), 'utf8');
  // The compose file has one database server, and no cluster.
  const withoutDatabase = file.replaceAll(/^\.if defined\(DATABASE\)$.*?^\.endif$/gms, '');
  const places = [...withoutDatabase.matchAll(/"\$\{(\w+)\}"/g)].map(([, name]) => name);
  // What the file asks for only where it is set.
  const spare = [...file.matchAll(/^\.if defined\((\w+)\)$/gm)].map(([, name]) => name);

  expect(volumes[0]).toMatch(/^\.\/haproxy\.cfg:/);
  expect(Object.keys(environment).sort()).toEqual(
    [...new Set(places)].filter((name) => !spare.includes(name)).sort(),
  );
  expect(Object.values(environment)).toHaveLength(new Set(Object.values(environment)).size);
});

it('the image installs with the package manager of the checkout and sets what the services read', () => {
  const { packageManager } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    packageManager: string;
  };
  const [, set = ''] = /^ENV (.*)$/m.exec(dockerfile) ?? [];
  const names = set.split(' ').map((pair) => pair.split('=')[0] ?? '');

  expect(new Set(dockerfile.match(/pnpm@[\d.]+/g))).toEqual(new Set([packageManager]));
  expect(names.filter((name) => name !== 'NODE_ENV' && !environmentNames.has(name))).toEqual([]);
  expect(existsSync(join(ROOT, 'services/src/main.ts'))).toBe(true);
  expect(dockerfile).toContain('CMD ["node", "services/dist/main.js"]');
});
