import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { everyLentName, namesBorrowedBy } from './agreement/lent-names';
import { folderOfRemote, remoteIds } from './places';

/** Names of what is lent, by the package that they are lent from. */
export type NamesTaken = Readonly<Record<string, readonly string[]>>;

/** Imports that run what they name; types are gone from what is built. */
const AT_ONCE =
  /^\s*(?:import\s(?!\s*type\b)(?:[\w$*{}\s,]+\sfrom\s)?\s*|export\s(?!\s*type\b)(?:\*|\{[^}]*\})[\w\s]*\sfrom\s+)'(\.[^']+)'/gm;

/** A module's declaration with all of its own that runs as it does, not what is loaded later. */
function entrySources(folder: string): string[] {
  const texts = new Map<string, string>();
  const follow = (file: string) => {
    if (texts.has(file)) return;
    const text = readFileSync(file, 'utf8');
    texts.set(file, text);
    for (const [, path = ''] of text.matchAll(AT_ONCE)) {
      const found = ['.ts', '.tsx', '/index.ts']
        .map((end) => join(dirname(file), path + end))
        .find(existsSync);
      if (found !== undefined) follow(found);
    }
  };
  follow(join(folder, 'src/remote.tsx'));
  return [...texts.values()];
}

/** What a module borrows before any of its pages is opened: with what stands on Home, and in its declaration. */
export const namesOfEntry = (folder: string): NamesTaken => namesBorrowedBy(entrySources(folder));

/** What all modules here borrow so. */
export function namesOfEntries(): NamesTaken {
  const each = remoteIds().map((id) => namesOfEntry(folderOfRemote(id)));
  const keys = [...new Set(each.flatMap(Object.keys))].sort();
  return Object.fromEntries(
    keys.map((key) => [key, [...new Set(each.flatMap((it) => it[key] ?? []))].sort()]),
  );
}

/** What else is lent: it comes later, with these not in it a second time. */
export function namesLentLater(first: NamesTaken): NamesTaken {
  const later = new Map<string, string[]>();
  for (const [name = '', from = ''] of everyLentName().map((lent) => lent.split(' of ')))
    if (!first[from]?.includes(name)) later.set(from, [...(later.get(from) ?? []), name]);
  return Object.fromEntries(later);
}
