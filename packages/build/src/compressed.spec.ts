import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describeFile } from './built-file';
import { takeOverCompressed } from './compressed';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'nestwell-compressed-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const read = (name: string) => readFileSync(join(folder, name));

/** A file, larger the more often its word is repeated, with what it is compressed to. */
function built(name: string, word: string, times: number) {
  writeFileSync(join(folder, name), `${word} `.repeat(times));
  return describeFile(folder, name);
}

it('takes equal bytes over as they were compressed, and compresses others', () => {
  const first = built('large.js', 'takes over', 3000);
  built('small.js', 'sample', 20);
  const mark = Buffer.from('as it was left');
  writeFileSync(join(folder, 'large.js.br'), mark);

  takeOverCompressed(folder);

  expect(built('large.js', 'takes over', 3000)).toEqual({ ...first, brotliBytes: mark.length });
  expect(read('large.js.br')).toEqual(mark);
  built('large.js', 'another', 3000);
  expect(brotliDecompressSync(read('large.js.br'))).toEqual(read('large.js'));
  expect(gunzipSync(read('large.js.gz'))).toEqual(read('large.js'));
});

it('takes nothing over that was compressed in another way', () => {
  const first = built('large.js', 'otherwise', 3000);
  built('small.js', 'example', 20);
  const right = read('large.js.br');
  for (const name of ['large.js.br', 'small.js.br']) writeFileSync(join(folder, name), 'less hard');

  takeOverCompressed(folder);

  expect(built('large.js', 'otherwise', 3000)).toEqual(first);
  expect(read('large.js.br')).toEqual(right);
});

it('takes nothing from where nothing was built', () => {
  expect(() => takeOverCompressed(join(folder, 'dist'))).not.toThrow();
});
