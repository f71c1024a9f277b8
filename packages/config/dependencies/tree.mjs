import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'oxc-parser';
import postcss from 'postcss';
import { filesBelow, isSource } from '../repository.mjs';
import { followImports } from './imports.mjs';

/**
 * What rules look at: every file's path, every import, and, read when a rule first asks, the syntax of sources and
 * style sheets.
 */
export async function readTree(baseDir) {
  const files = filesBelow('.', baseDir);
  const text = (path) => readFileSync(join(baseDir, path), 'utf8');
  const { modules, imports, violations } = await followImports(baseDir);
  return {
    files,
    modules,
    imports,
    violations,
    sources: once(() => files.filter(isSource).map((path) => parsed(path, text(path)))),
    sheets: once(() =>
      files
        .filter((path) => path.endsWith('.css'))
        .map((path) => ({ path, root: postcss.parse(text(path)) })),
    ),
  };
}

/** Where a file stops being understood no rule sees anything. */
function parsed(path, text) {
  const { program, comments, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0].message}`);
  return { path, program, comments };
}

function once(read) {
  let made;
  return () => (made ??= read());
}
