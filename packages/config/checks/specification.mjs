/**
 * Whether `docs/specification.md` still tells the truth: every row names at least one test, each named file is there and
 * has a test of exactly this name, and no section, screen or decision lacks its row.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { conclude, repository } from '../repository.mjs';

const PAGE = 'docs/specification.md';
const DECISIONS = 80;
const SECTIONS = 9;
const SCREENS = 8;

const upTo = (last) => Array.from({ length: last }, (_, index) => index + 1);
const WANTED = [
  ...upTo(SECTIONS).map((number) => `App ${number}`),
  // The second one is told screen by screen.
  ...upTo(SECTIONS)
    .filter((number) => number !== 2)
    .map((number) => `Features ${number}`),
  ...upTo(SCREENS).map((number) => `Features 2.${number}`),
  ...upTo(DECISIONS).map(String),
];

const rows = readFileSync(join(repository, PAGE), 'utf8')
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

const told = new Set(rows.map(({ which }) => which));
const problems = [
  ...WANTED.filter((which) => !told.has(which)).map((which) => `${PAGE}: nothing of ${which}`),
  ...rows.flatMap(({ which, says, proofs }) => [
    ...(which === '' || says === '' ? [`${PAGE}: a row says nothing beside “${proofs[0]}”`] : []),
    ...proofs
      .map(problemOf)
      .filter((problem) => problem !== undefined)
      .map((problem) => `${PAGE}: the row of ${which} ${problem}`),
  ]),
];

const proofs = rows.reduce((sum, row) => sum + row.proofs.length, 0);
conclude(problems, `${rows.length} sentences of the specification name ${proofs} tests, all there`);
