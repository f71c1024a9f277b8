/**
 * Writes `x.module.css.d.ts` beside every CSS module, so that a class that does not exist fails type-checking.
 * Class names are exported in camel case, as the bundler does it.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { APPS, filesBelow, PACKAGES, repository } from '../repository.mjs';

export function classNamesIn(css) {
  const withoutNoise = css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/url\([^)]*\)|"[^"]*"|'[^']*'/g, '')
    .replace(/@(?:layer|import)[^;{]*/g, '');
  const names = [...withoutNoise.matchAll(/\.(-?[a-zA-Z_][\w-]*)/g)].map(([, name]) => camelCase(name));
  const animations = [...withoutNoise.matchAll(/@keyframes\s+([\w-]+)/g)].map(([, name]) => camelCase(name));
  return [...new Set([...names, ...animations])].sort();
}

function camelCase(name) {
  return name.replace(/-+(\w)/g, (_, letter) => letter.toUpperCase());
}

/** A name may be a reserved word of the language, so each is declared apart and exported under its name. */
function declarationOf(css) {
  const names = classNamesIn(css);
  const constants = names.map((_, index) => `declare const class${index}: string;`);
  const exported = names.map((name, index) => `class${index} as ${name}`);
  return [...constants, `export { ${exported.join(', ')} };`, ''].join('\n');
}

export function writeCssTypes() {
  const files = [...APPS, ...PACKAGES]
    .flatMap((folder) => filesBelow(folder))
    .filter((path) => path.endsWith('.module.css'));
  for (const file of files) {
    const path = join(repository, file);
    const declaration = declarationOf(readFileSync(path, 'utf8'));
    writeIfChanged(`${path}.d.ts`, declaration);
  }
  return files.length;
}

function writeIfChanged(path, text) {
  try {
    if (readFileSync(path, 'utf8') === text) return;
  } catch {
    // Not there yet.
  }
  writeFileSync(path, text);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  console.log(`declared ${writeCssTypes()} CSS modules`);
}
