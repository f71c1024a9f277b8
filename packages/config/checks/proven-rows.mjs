/** Rows of a page that each name the tests which prove them; whether those are there. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from '../repository.mjs';

/** The rows of a page's tables: `| which | says | proofs |`. */
export const provenRows = (page) =>
  readFileSync(join(repository, page), 'utf8')
    .split('\n')
    .filter((line) => /^\|(?! *(?:-|Which))/.test(line))
    .map((line) => {
      const [, which = '', says = '', proofs = ''] = line.split('|').map((cell) => cell.trim());
      return { which, says, proofs: proofs.split('<br>').map((proof) => proof.trim()) };
    });

/** What is wrong with one proof, or nothing. */
function problemOf(proof) {
  const [, path, name] = /^`([^`]+)`: “(.+)”$/.exec(proof) ?? [];
  if (path === undefined) return 'names no test';
  if (!existsSync(join(repository, path))) return `names ${path}, which is not there`;
  const text = readFileSync(join(repository, path), 'utf8').replaceAll(String.raw`\'`, "'");
  return ["'", '"', '`'].some((quote) => text.includes(`${quote}${name}${quote}`))
    ? undefined
    : `names “${name}”, which ${path} does not have`;
}

/** What is wrong with a page's rows. */
export const problemsOfRows = (page, rows) =>
  rows.flatMap(({ which, says, proofs }) => [
    ...(which === '' || says === '' ? [`${page}: a row says nothing beside “${proofs[0]}”`] : []),
    ...proofs
      .map(problemOf)
      .filter((problem) => problem !== undefined)
      .map((problem) => `${page}: the row of ${which} ${problem}`),
  ]);

export const countProofs = (rows) => rows.reduce((sum, row) => sum + row.proofs.length, 0);
