import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'oxc-parser';
import postcss from 'postcss';
import { APPS, filesBelow, isSource, PACKAGES } from '../repository.mjs';
import { followImports } from './imports.mjs';
import { specifiersIn } from './specifiers.mjs';

const FOLLOWED = new RegExp(`^(${[...APPS, ...PACKAGES].join('|')})/`);

/** What rules look at: every file's path, the syntax of every source and sheet, and every import of apps and packages. */
export function readTree(baseDir) {
  const files = filesBelow('.', baseDir);
  const text = (path) => readFileSync(join(baseDir, path), 'utf8');
  const sources = files.filter(isSource).map((path) => parsed(path, text(path)));
  const followed = sources.filter(({ path }) => FOLLOWED.test(path));
  return {
    files,
    modules: followed.length,
    imports: followImports(baseDir, followed),
    sources: () => sources,
    /** What a file of data says; undefined where there is none. */
    json: (path) => (files.includes(path) ? JSON.parse(text(path)) : undefined),
    sheets: once(() =>
      files
        .filter((path) => path.endsWith('.css'))
        .map((path) => ({ path, root: postcss.parse(text(path)) })),
    ),
  };
}

/** Where a file stops being understood no rule sees anything. */
function parsed(path, text) {
  const file = parseSync(path, text);
  if (file.errors.length > 0) throw new Error(`${path}: ${file.errors[0].message}`);
  return {
    path,
    program: file.program,
    comments: file.comments,
    specifiers: specifiersIn(text, file),
    lineOf: (offset) => text.slice(0, offset).split('\n').length,
  };
}

function once(read) {
  let made;
  return () => (made ??= read());
}
