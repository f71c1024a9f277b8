import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuiltFile, RemoteManifest } from '@nestwell/contracts/delivery/server';
import { folderOfRemote } from '@nestwell/build/places';
import { entryChunksOf, kilobytes, sumOf } from '../byte-report';

/** As brotli sends it: what Home has to wait for, and what one navigation may cost. */
const BUDGETS = { entry: 30_000, styles: 12_000, file: 60_000 };

export function byteProblems(id: string): string[] {
  const file = join(folderOfRemote(id), 'dist/remote.json');
  return overBudget(JSON.parse(readFileSync(file, 'utf8')) as RemoteManifest);
}

/** What of a build is too large, and by how much. */
export function overBudget(manifest: RemoteManifest): string[] {
  const { id, entry, css, files } = manifest;
  const over = (what: string, bytes: number, most: number) =>
    bytes > most ? [`${id}: ${what} is ${kilobytes(bytes)}, at most ${kilobytes(most)}`] : [];
  return [
    ...over('its entry', entry.brotliBytes + sumOf(entryChunksOf(manifest)), BUDGETS.entry),
    ...over('the style of its widgets', sumOf(css), BUDGETS.styles),
    ...files.flatMap(({ path, brotliBytes }: BuiltFile) => over(path, brotliBytes, BUDGETS.file)),
  ];
}
