import { closeSync, openSync, writeSync } from 'node:fs';

const SIZE = 4096;

/** As a failing disk would: a page, the first being 1, becomes nonsense. */
export function overwritePage(path: string, page: number): void {
  const file = openSync(path, 'r+');
  writeSync(file, Buffer.alloc(SIZE, 0xa5), 0, SIZE, (page - 1) * SIZE);
  closeSync(file);
}
