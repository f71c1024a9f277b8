import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { baseConfig } from './base-config';
import { compile } from './compile';
import { withoutSchemas } from './contracts-loader.cjs';
import { packages } from './places';

const contracts = join(packages, 'contracts/src');
const areas = readdirSync(contracts);

let folder: string;
beforeAll(() => (folder = mkdtempSync(join(tmpdir(), 'nestwell-contracts-'))));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** All that contracts export, by area, as a browser's build has it. */
async function built(name: string, isCut: boolean): Promise<Record<string, object>> {
  const base = baseConfig({ folder: contracts, name, development: false, layer: 'remote' });
  const rules = (base.module?.rules ?? []).filter(
    (rule) => isCut || typeof rule !== 'object' || rule?.enforce !== 'pre',
  );
  const path = join(folder, name);
  await compile({
    ...base,
    entry: Object.fromEntries(areas.map((area) => [area, join(contracts, area, 'index.ts')])),
    output: { path, filename: '[name].cjs', library: { type: 'commonjs2' } },
    optimization: { minimize: false },
    plugins: [],
    module: { ...base.module, rules },
  });
  const load = createRequire(join(path, 'x.cjs'));
  return Object.fromEntries(areas.map((area) => [area, load(`./${area}.cjs`) as object]));
}

const FOR_SERVERS = /^(summary|params|query|body|response|status|bodyLimit|audited|undo|changes)$/;

/** As text. Of what runs later only that it is there: the bundler names what it uses as there is room. */
const said = (value: unknown): string =>
  JSON.stringify(value, function (this: Record<string, unknown>, key, part: unknown) {
    if (this.method !== undefined && this.access !== undefined && FOR_SERVERS.test(key)) return undefined;
    if (part instanceof Set) return [...(part as Set<unknown>)];
    if (typeof part !== 'function') return part;
    return Reflect.get(part, 'anything') === part ? 'schema' : 'function';
  });

it('all that browsers use of contracts is what it was', async () => {
  const [whole, cut] = await Promise.all([built('whole', false), built('cut', true)]);

  for (const area of areas) {
    expect(Object.keys(cut[area] ?? {})).toEqual(Object.keys(whole[area] ?? {}));
    for (const [name, value] of Object.entries(whole[area] ?? {}))
      expect([area, name, said(Reflect.get(cut[area] ?? {}, name))]).toEqual([area, name, said(value)]);
  }
});

it('of a call the browser keeps method, path, access and what is kept; schemas are gone', () => {
  const source = `import { z } from 'zod';
import { endpoint, id, ofUser } from '../kernel';
const day = z.strictObject({ id, at: z.string() });
export const endpoints = {
  days: endpoint({ method: 'GET', path: '/api/days', access: 'session', params: ofUser, response: z.array(day), kept: { by: 'at' } }),
};`;

  const left = withoutSchemas(source);

  expect(left).toContain('const day = __schema;');
  expect(left).toMatch(/method: 'GET', path: '\/api\/days', access: 'session',\s+kept: \{ by: 'at' \}/);
  expect(left).not.toMatch(/response|params|strictObject|array/);
});

it('what contracts work out from lists, and what runs later, stays', () => {
  const source = `import { z } from 'zod';
export const kinds = Object.keys({ meal: 1 });
export const check = (value: string) => z.string().parse(value);`;

  expect(withoutSchemas(source)).toBe(source);
});
