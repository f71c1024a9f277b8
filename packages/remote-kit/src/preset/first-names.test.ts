import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { namesOfEntries, namesOfEntry } from './first-names';
import { narrowed } from './first-names-loader.cjs';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'nestwell-entry-'))));
afterEach(() => rmSync(folder, { recursive: true }));

function write(files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
}

it('a module’s entry takes what its declaration and all that runs with it take, and nothing that comes later', () => {
  write({
    'src/remote.tsx': `import { defineRemote } from '@nestwell/remote-kit';
      import {
        Tile,
      } from './tile';
      import type { Kind } from './kind';
      export const remote = defineRemote({ load: () => import('./page') });`,
    'src/tile.tsx': `import { Card as Box, type CardProps } from '@nestwell/ui';
      export { row } from './rows';`,
    'src/rows/index.ts': `import './marks'; import { Link } from '@nestwell/remote-kit/router';`,
    'src/rows/marks.ts': `import { Milk } from '@nestwell/ui';`,
    'src/kind.ts': `import { Tabs } from '@nestwell/ui';`,
    'src/page.tsx': `import { Sheet } from '@nestwell/ui';`,
  });
  expect(namesOfEntry(folder)).toEqual({
    '@nestwell/ui': ['Card', 'Milk'],
    '@nestwell/remote-kit': ['defineRemote'],
    '@nestwell/remote-kit/router': ['Link'],
  });
});

it('the modules here take together what each takes', () => {
  const taken = namesOfEntries();
  expect(taken['@nestwell/ui']).toContain('Card');
  expect(taken['@nestwell/ui']).not.toContain('LineChart');
  expect(taken['@nestwell/remote-kit']).toContain('defineRemote');
});

it('what is lent whole is left with the names that are taken', () => {
  const source = "export * as ui from '@nestwell/ui';\nexport * as kit from './kit';";
  expect(narrowed(source, { '@nestwell/ui': ['Card', 'Milk'] })).toBe(
    "import { Card as ui_Card, Milk as ui_Milk } from '@nestwell/ui';\n" +
      'export const ui = { Card: ui_Card, Milk: ui_Milk };\n' +
      "import {  } from './kit';\nexport const kit = {  };",
  );
});
