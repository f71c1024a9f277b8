import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { everyLentName } from './agreement/lent-names';
import { namesLentLater, namesOfEntries, namesOfEntry } from './first-names';
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

it('what they do not take is lent later, and nothing twice', () => {
  const first = namesOfEntries();
  const later = namesLentLater(first);
  expect(later['@nestwell/ui']).toContain('LineChart');
  const ours = [first, later].flatMap((names) =>
    Object.entries(names).flatMap(([from, list]) => list.map((name) => `${name} of ${from}`)),
  );
  const lent = everyLentName().filter((name) => name.includes(' of @nestwell/'));
  expect(ours.filter((name) => lent.includes(name)).sort()).toEqual(lent.sort());
});

it('what is lent whole is left with the names that are taken', () => {
  const source = "export * as ui from '@nestwell/ui';\nexport * as kit from './kit';";
  expect(narrowed(source, { '@nestwell/ui': ['Card', 'Milk'] })).toBe(
    "import { Card as ui_Card, Milk as ui_Milk } from '@nestwell/ui';\n" +
      'export const ui = { Card: ui_Card, Milk: ui_Milk };\n' +
      "import {  } from './kit';\nexport const kit = {  };",
  );
  expect(narrowed("import * as ui from '@nestwell/ui';", { '@nestwell/ui': ['Card'] })).toBe(
    "import { Card as ui_Card } from '@nestwell/ui';\nconst ui = { Card: ui_Card };",
  );
});
