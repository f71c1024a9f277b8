import type { BuiltFile, RemoteManifest } from '@nestwell/contracts/delivery/server';

/** What a version weighs, as brotli sends it, and how that differs from the one before. */
export function byteReport(manifest: RemoteManifest, before?: RemoteManifest): string[] {
  const parts: [string, (of: RemoteManifest) => number][] = [
    ['entry and widgets', (of) => of.entry.brotliBytes + sumOf(entryChunksOf(of))],
    ['their styles', ({ css }) => sumOf(css)],
    ['pages', (of) => sumOf(of.files) - sumOf(entryChunksOf(of))],
  ];
  return [
    `${manifest.id} ${manifest.version}, ${manifest.files.length + manifest.css.length + 1} files`,
    ...parts.map(([name, size]) => {
      const bytes = size(manifest);
      const difference = before ? `  ${signed(bytes - size(before))}` : '';
      return `  ${name.padEnd(18)} ${kilobytes(bytes).padStart(9)}${difference}`;
    }),
  ];
}

/** What the entry loads at once: declaration and widgets. */
export const entryChunksOf = ({ files, entryChunks = [] }: RemoteManifest): BuiltFile[] =>
  files.filter(({ path }) => entryChunks.includes(path));

export const sumOf = (files: readonly BuiltFile[]) =>
  files.reduce((sum, { brotliBytes }) => sum + brotliBytes, 0);

export const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

const signed = (bytes: number) =>
  bytes === 0 ? '=' : `${bytes > 0 ? '+' : '−'}${kilobytes(Math.abs(bytes))}`;
