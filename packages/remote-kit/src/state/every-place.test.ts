import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { remoteIds, repository } from '@nestwell/build/places';
import { memoryUses, storageUses } from './testing/storage-uses';

/** What code uses to keep something in a browser beyond the screen that shows it. */
const STORAGE =
  /\b(?:localStorage|sessionStorage|indexedDB|openDB|deleteDatabase|caches\.|cookieStore|document\.cookie|BroadcastChannel|window\.name|pushState|replaceState|pushManager|showNotification|createObjectURL|SharedWorker|navigator\.storage)\b|'caches' in/;
/** A variable, or an empty collection or store, of a module: it lives as long as the page. */
const MEMORY =
  /^(?:export )?(?:let \w|const \w+(?:: (?!readonly|Readonly)[^=]+)? = (?:new (?:Map|Set)\b(?:<.*>)?\(\)|createStore\b|\[\];|\{\};))/m;

const FOLDERS = ['shell', 'packages/remote-kit', 'packages/ui', 'packages/domain', 'packages/safety'];
const IN_NO_PAGE = /\.(?:test|spec|d)\.tsx?$|(?:^|\/)(?:testing|preview|ssr|declaration)\//;

function sources(): string[] {
  const modules = remoteIds().map((id) => `mfe-${id}`);
  return [...FOLDERS, ...modules].flatMap((folder) =>
    readdirSync(join(repository, folder, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !IN_NO_PAGE.test(name))
      .map((name) => `${folder}/src/${name}`),
  );
}

const codeOf = (file: string) =>
  readFileSync(join(repository, file), 'utf8').replace(/\/\*[^]*?\*\/|(?<=^|\s)\/\/.*/g, '');

it('finds what it looks for', () => {
  expect(STORAGE.test('const kept = localStorage.getItem(name)')).toBe(true);
  for (const line of [
    'let last: User | undefined;',
    'const known = new Map<string, number>();',
    'export const shown = createStore<User | null>(null);',
  ])
    expect(MEMORY.test(line)).toBe(true);
});

it('knows of every use of the browser’s storage which place clears it, or why none has to', () => {
  const uses = sources().filter((file) => STORAGE.test(codeOf(file)));

  expect(uses.toSorted()).toEqual(Object.keys(storageUses).toSorted());
  const places = codeOf('shell/src/session/member-data/places.ts');
  for (const use of Object.values(storageUses))
    if (typeof use === 'string') expect(places).toMatch(new RegExp(`'?${use}'?: \\{`));
});

it('knows of every store of a module that it is cleared with the member, or holds nothing of her', () => {
  const uses = sources()
    .filter((file) => MEMORY.test(codeOf(file)))
    .filter((file) => !codeOf(file).includes('clearWithMember('));

  expect(uses.toSorted()).toEqual(Object.keys(memoryUses).toSorted());
});
