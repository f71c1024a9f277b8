import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { baseConfig } from './base-config';
import { compile } from './compile';
import { FacesPlugin } from './faces-plugin';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'nestwell-faces-'));
  mkdirSync(join(folder, 'src'));
  writeFileSync(join(folder, 'src/a.woff2'), 'a face');
  writeFileSync(
    join(folder, 'src/start.css'),
    `@font-face { font-family: 'Tea'; src: url('./a.woff2') format('woff2'); }
     @font-face { font-family: 'Stand-in'; src: local('Arial'); size-adjust: 90%; }
     body { margin: 0 }`,
  );
  writeFileSync(join(folder, 'src/start.js'), `import './start.css';`);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('takes the rules of typefaces out of a sheet, with the names of their files as they are built', async () => {
  const faces = new FacesPlugin();
  const base = baseConfig({ folder, name: 'tea', development: false, layer: 'shell' });
  await compile({
    ...base,
    entry: { start: join(folder, 'src/start.js') },
    output: { ...base.output, publicPath: '/tea/' },
    plugins: [...(base.plugins ?? []), faces],
  });

  const files = readdirSync(join(folder, 'dist'));
  const sheet = files.find((name) => name.endsWith('.css')) ?? '';
  expect(readFileSync(join(folder, 'dist', sheet), 'utf8')).toBe('@layer shell{body{margin:0}}');
  const face = files.find((name) => name.endsWith('.woff2'));
  expect(faces.faces).toMatch(
    /^@font-face\{font-family:Tea;[^}]*\}@font-face\{font-family:Stand-in;[^}]*\}$/,
  );
  expect(faces.faces).toContain(`url(/tea/${face})`);
});
