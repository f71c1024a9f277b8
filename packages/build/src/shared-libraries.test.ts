import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { kit } from './places';
import { librariesOf } from './shared-libraries';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'nestwell-libraries-'))));
afterEach(() => rmSync(folder, { recursive: true }));

it('a folder is built with its own libraries, and with the kit’s where it has none', () => {
  mkdirSync(join(folder, 'node_modules/react'), { recursive: true });
  writeFileSync(join(folder, 'node_modules/react/package.json'), '{"version":"18.3.1"}');

  expect(librariesOf(folder)).toEqual({ ...librariesOf(kit), react: '18.3.1' });
});

it('the kit’s are named with whole versions', () => {
  expect(Object.values(librariesOf(kit))).toEqual(Array(4).fill(expect.stringMatching(/^\d+\.\d+\.\d+/)));
});
