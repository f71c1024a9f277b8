import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { rspack } from '@rspack/core';
import type { RemoteDeclaration } from '@nestwell/remote-kit/declaration/define-remote';

/**
 * Reads `src/remote.tsx` without its components: imports other than the kit's are stand-ins, so everything but
 * `load` and `component` has to be written out in the declaration itself.
 */
export async function readDeclaration(folder: string): Promise<RemoteDeclaration> {
  const file = join(folder, 'src/remote.tsx');
  const { code } = await rspack.experiments.swc.transform(readFileSync(file, 'utf8'), {
    filename: file,
    jsc: { parser: { syntax: 'typescript', tsx: true }, target: 'es2022' },
    module: { type: 'commonjs', ignoreDynamic: true },
  });
  const exports: { remote?: RemoteDeclaration } = {};
  runInNewContext(code, { exports, module: { exports }, require: standIn }, { filename: file });
  if (!exports.remote) throw new Error(`${file} must export its declaration as \`remote\``);
  return exports.remote;
}

function standIn(name: string): unknown {
  if (name === '@nestwell/remote-kit') return { defineRemote: (declaration: unknown) => declaration };
  return new Proxy({}, { get: (_, key) => (key === '__esModule' ? true : () => null) });
}
