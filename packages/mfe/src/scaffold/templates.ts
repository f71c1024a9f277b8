import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';

const templates = (name: string) => resolve(import.meta.dirname, '../..', name);

export interface Names {
  /** As in addresses and folders: `sleep`. */
  name: string;
  /** The migration's thirteen digits. */
  number: string;
}

export interface Generated {
  /** Relative to the checkout. */
  path: string;
  text: string;
}

/** Every file of a new module, written for its name: beside the others, or in a repository of its own. */
export function generatedFiles(
  names: Names,
  kind: 'templates' | 'templates-outside' = 'templates',
): Generated[] {
  const folder = templates(kind);
  return filesBelow(folder).map((file) => ({
    path: filled(relative(folder, file).replace(/\.txt$/, ''), names),
    text: filled(readFileSync(file, 'utf8'), names),
  }));
}

export const titleOf = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

const filled = (text: string, { name, number }: Names) =>
  text.replaceAll('__name__', name).replaceAll('__Name__', titleOf(name)).replaceAll('__number__', number);

function filesBelow(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesBelow(join(path, name)));
}
