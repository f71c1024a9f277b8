import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { isOutside } from '@nestwell/build/places';
import { readArguments } from '../arguments';
import { manifestFor } from '../scaffold/outside-manifest';
import { packAll } from '../scaffold/pack';
import { generatedFiles } from '../scaffold/templates';

/** Makes a module in a repository of its team's own, with the packages it needs packed beside it. */
export async function outside(words: readonly string[]): Promise<number> {
  const [name, place] = readArguments(words).names;
  if (name === undefined || place === undefined)
    throw new Error('Use it like this: pnpm mfe outside sleep ../nestwell-sleep');
  if (isOutside)
    throw new Error('Packages are packed where they are made: say it in the checkout of the site');
  if (!/^[a-z]{3,20}$/.test(name)) throw new Error('A module is named by 3 to 20 small letters');
  const folder = resolve(process.env.INIT_CWD ?? process.cwd(), place);
  if (existsSync(folder) && readdirSync(folder).length > 0) throw new Error(`${folder} has something in it`);
  const archives = await packAll(join(folder, 'kit'));
  const files = [
    ...generatedFiles({ name, number: '' }, 'templates-outside'),
    { path: 'package.json', text: manifestFor(name, archives) },
  ];
  for (const { path, text } of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  console.log(
    `${folder} is made. Now, in it: npm install, npm test, npm run preview, npm run mfe -- check ${name}`,
  );
  return 0;
}
