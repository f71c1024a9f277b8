import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { repository } from '../repository.mjs';

const memory = (name) => join(repository, '.build/inputs', name);

/** One hash over names and bytes of files, given relative to the checkout, and Node's major version. */
export function hashOf(paths) {
  const hash = createHash('sha256').update(process.versions.node.split('.')[0]);
  for (const path of [...paths].sort()) {
    hash.update(`\0${path}\0`).update(readFileSync(join(repository, path)));
  }
  return hash.digest('hex');
}

/** The hash under which `name` was done last. */
export function remembered(name) {
  try {
    return readFileSync(memory(name), 'utf8');
  } catch {
    return undefined;
  }
}

export function remember(name, hash) {
  mkdirSync(dirname(memory(name)), { recursive: true });
  writeFileSync(memory(name), hash);
}
