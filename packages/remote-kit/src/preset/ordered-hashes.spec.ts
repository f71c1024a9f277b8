import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { baseConfig } from './base-config';
import { compile } from './compile';

/** More than one, and in no order. */
const LATER = ['pear', 'fig', 'apple', 'plum', 'lime'];

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'nestwell-hashes-'));
  mkdirSync(join(folder, 'src'));
  for (const name of LATER) {
    writeFileSync(join(folder, `src/${name}.module.css`), `.${name} { color: red }`);
    writeFileSync(join(folder, `src/${name}.js`), `export * from './${name}.module.css';`);
  }
  const imports = LATER.map((name) => `() => import('./src/${name}.js')`);
  writeFileSync(join(folder, 'start.js'), `globalThis.later = [${imports.join()}];`);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function built(): Promise<string> {
  const base = baseConfig({ folder, name: 'fruit', development: false, layer: 'remote' });
  await compile({
    ...base,
    entry: { start: join(folder, 'start.js') },
    output: { ...base.output, filename: 'start.js' },
  });
  return readFileSync(join(folder, 'dist/start.js'), 'utf8');
}

it('what is loaded later is listed by name with its hashes, whatever was built before', async () => {
  const first = await built();

  for (const list of [/sriHashes=\{[^}]*\}/, /sriCssHashes=\{[^}]*\}/]) {
    const listed = [...(list.exec(first)?.[0] ?? '').matchAll(/"?src_(\w+)_js"?:"sha256-/g)];
    expect(listed.map(([, name]) => name)).toEqual([...LATER].sort());
  }
  expect(await built()).toBe(first);
});
