import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from '@nestwell/build/places';
import { titleOf } from './templates';

/** A line that a list somewhere needs for each module, and the line it goes before. */
interface Entry {
  file: string;
  line: string;
  before: RegExp;
}

function entriesOf(name: string): Entry[] {
  const title = titleOf(name);
  const parts = [`${name}Entities`, `${name}Migrations`, `${title}Module`];
  return [
    {
      file: 'packages/contracts/package.json',
      line: `    "./${name}": "./src/${name}/index.ts",\n    "./${name}/server": "./src/${name}/server.ts",\n`,
      before: /^ {4}"\.\/calendar":/m,
    },
    // What is another after a call of it, so that every open screen of hers asks anew.
    {
      file: 'packages/contracts/src/kernel/areas.ts',
      line: `  ${name}Notes: hers('${name}-notes'),\n`,
      before: /^ {2}stats: /m,
    },
    {
      file: 'services/src/areas.ts',
      line: `import { ${parts.join(', ')} } from './${name}';\n`,
      before: /^\nexport interface Area/m,
    },
    {
      file: 'services/src/areas.ts',
      line: `  {\n    name: '${name}',\n    module: ${title}Module,\n    entities: ${name}Entities,\n    migrations: ${name}Migrations,\n  },\n`,
      before: /^\];\n\nexport const entities/m,
    },
    // What it keeps of her: her export, the page that shows it, and the list of all tables.
    {
      file: 'services/src/kept-tables.ts',
      line: `  ${name}_notes: hers,\n`,
      before: /^\n {2}community_decisions: /m,
    },
    {
      file: 'packages/contracts/src/account/exported-tables.ts',
      line: `  ${name}: { notes: ['id', 'text', 'notedAt'] },\n`,
      before: /^ {2}platform: \{$/m,
    },
    {
      file: 'mfe-account/src/features/your-data/lib/titles.ts',
      line: `  ${name}: { title: '${title}', tables: { notes: 'Notes' } },\n`,
      before: /^ {2}platform: /m,
    },
    // Its page is looked at with all others: by day and night, with large text, with a keyboard.
    {
      file: 'packages/e2e/src/foundation/routes.ts',
      line: `  { path: '/${name}' },\n`,
      before: /^ {2}\{ path: '\/care' \},/m,
    },
    {
      file: 'packages/e2e/src/foundation/routes.ts',
      line: `    '/${name}',\n`,
      before: /^ {4}'\/care',/m,
    },
  ];
}

export function enter(name: string): void {
  for (const { file, line, before } of entriesOf(name)) {
    edit(file, (text) => {
      if (!before.test(text)) throw new Error(`${file} has no place for a new module`);
      return text.replace(before, (found) => line + found);
    });
  }
}

export function strike(name: string): void {
  for (const { file, line } of entriesOf(name)) edit(file, (text) => text.replace(line, ''));
}

function edit(file: string, change: (text: string) => string): void {
  const path = join(repository, file);
  writeFileSync(path, change(readFileSync(path, 'utf8')));
}
