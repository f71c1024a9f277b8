import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';

const folder = resolve(import.meta.dirname, '../../templates');

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

/** Every file of a new module, written for its name. */
export function generatedFiles(names: Names): Generated[] {
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
