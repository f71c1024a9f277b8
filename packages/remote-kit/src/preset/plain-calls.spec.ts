import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { baseConfig } from './base-config';
import { compile } from './compile';
import { plainly } from './plain-calls';

it('calls what is imported from its module', () => {
  expect(plainly('x((0,card/* .Card */.a)(1), (0,react.useState)(2))')).toBe(
    'x(card/* .Card */.a(1), react.useState(2))',
  );
});

it('leaves what is called otherwise as it is', () => {
  const others = '(0, listeners[i])(); (0, value.of)(); (0,one,two.three)(); (0,four.five)';
  expect(plainly(others)).toBe(others);
});

it('a browser’s build calls so, and what it runs is the same', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'nestwell-calls-'));
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
  // Two files that both ask for it: it stands by itself.
  write('tea.js', 'export const pour = (cups) => `poured ${cups}`;');
  write('late.js', "import { pour } from './tea'; export const late = () => pour(2);");
  write(
    'start.js',
    "import { pour } from './tea'; globalThis.poured = pour(1); globalThis.late = () => import('./late');",
  );
  const base = baseConfig({ folder, name: 'tea', development: false, layer: 'remote' });

  await compile({
    ...base,
    entry: { start: join(folder, 'start.js') },
    output: { ...base.output, filename: 'start.js' },
  });

  const built = readFileSync(join(folder, 'dist/start.js'), 'utf8');
  rmSync(folder, { recursive: true, force: true });
  expect(built).not.toMatch(/\(0,\w+\.\w+\)\(/);
  expect(built).toMatch(/globalThis\.poured=\w+\.\w+\(1\)/);
});
