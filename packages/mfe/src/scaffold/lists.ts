import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from '@nestwell/remote-kit/preset/places';
import { titleOf, type Names } from './templates';

/** A line that a list somewhere needs for each module, and the line it goes before. */
interface Entry {
  file: string;
  line: string;
  before: RegExp;
}

function entriesOf({ name, number }: Names): Entry[] {
  const title = titleOf(name);
  const migration = `${title}Notes${number}`;
  return [
    {
      file: 'packages/contracts/package.json',
      line: `    "./${name}": "./src/${name}/index.ts",\n`,
      before: /^ {4}"\.\/calendar":/m,
    },
    {
      file: 'services/src/areas.ts',
      line: `import { ${name}Entities, ${title}Module } from './${name}';\n`,
      before: /^\nexport interface Area/m,
    },
    {
      file: 'services/src/areas.ts',
      line: `  { name: '${name}', module: ${title}Module, entities: ${name}Entities },\n`,
      before: /^\];\n\nexport const entities/m,
    },
    {
      file: 'services/src/migrations/index.ts',
      line: `import { ${migration} } from './${number}-${name}-notes';\n`,
      before: /^\n\/\*\* In order/m,
    },
    { file: 'services/src/migrations/index.ts', line: `  ${migration},\n`, before: /^\];/m },
  ];
}

export function enter(names: Names): void {
  for (const { file, line, before } of entriesOf(names)) {
    edit(file, (text) => {
      if (!before.test(text)) throw new Error(`${file} has no place for a new module`);
      return text.replace(before, (found) => line + found);
    });
  }
}

export function strike(names: Names): void {
  for (const { file, line } of entriesOf(names)) edit(file, (text) => text.replace(line, ''));
}

function edit(file: string, change: (text: string) => string): void {
  const path = join(repository, file);
  writeFileSync(path, change(readFileSync(path, 'utf8')));
}
