/**
 * Whether `docs/trust.md` tells the truth of attacks and guards: each row names tests that are there, each guard stands
 * once where the list says, and no refusal in the services is missing from it. `--write` writes the guards anew, and on which
 * engine each attack is tried.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { conclude, filesBelow, repository } from '../repository.mjs';
import { guards } from '../trust/guards.mjs';
import { placeOf } from '../jest/engines.mjs';
import { countProofs, problemsOfRows, provenRows } from './proven-rows.mjs';

const PAGE = 'docs/trust.md';
const LIST = 'packages/config/trust/guards.mjs';
const REFUSAL =
  /throw (?:unauthorized|forbidden|foreign|paymentRequired)\((?:'[^']*')?\)|refused\('proof_(?:required|refused)'|\.(?:fresh|access|plans)\.require\(/g;
const GUARDS = /(<!-- guards -->\n)[^]*?(\n<!-- \/guards -->)/;

const ATTACKS = /## The attacks[^]*?(?=\n## )/;

const textOf = (path) => readFileSync(join(repository, path), 'utf8');

const misplaced = guards
  .filter(({ file, from }) => textOf(file).split(from).length !== 2)
  .map(({ guard, file }) => `${LIST}: “${guard}” does not stand once in ${file}`);

const places = guards.map(({ file, from }) => {
  const start = textOf(file).indexOf(from);
  return { file, start, end: start + from.length };
});
const isListed = ({ path, index }) =>
  places.some(({ file, start, end }) => file === path && start <= index && index < end);
const forgotten = filesBelow('services/src')
  .filter((path) => path.endsWith('.ts') && !path.endsWith('spec.ts'))
  .flatMap((path) => [...textOf(path).matchAll(REFUSAL)].map(({ index, 0: text }) => ({ path, index, text })))
  .filter((refusal) => !isListed(refusal))
  .map(({ path, text }) => `${path}: “${text}” is no guard of ${LIST}`);

const table = [
  '| Which | Where | Fails without it |',
  '|---|---|---|',
  ...guards.map(
    ({ guard, file, proof: [test, name] }) => `| ${guard} | \`${file}\` | \`${test}\`: “${name}” |`,
  ),
].join('\n');
/** A row of an attack, with where its tests are run in its last column. */
const withPlaces = (line) => {
  const [, which, says, proofs] = line.split('|');
  const places = new Set([...proofs.matchAll(/`([^`]+)`: “/g)].map(([, path]) => placeOf(path)));
  return `|${which}|${says}|${proofs}| ${[...places].sort().join(', ')} |`;
};
const page = textOf(PAGE);
const current = page
  .replace(ATTACKS, (rows) => rows.replace(/^\| (?!Which).*$/gm, withPlaces))
  .replace(GUARDS, (_, start, end) => start + table + end);
const mayWrite = process.argv.includes('--write');
if (mayWrite) writeFileSync(join(repository, PAGE), current);
const isStale = current !== page && !mayWrite;

/** Attacks and guards; the rows of the access matrix are calls, which are proved by being made. */
const rows = provenRows(PAGE).filter(({ which }) => which !== 'Call' && !which.startsWith('`'));

conclude(
  [
    ...misplaced,
    ...forgotten,
    ...problemsOfRows(PAGE, rows),
    ...(isStale
      ? [
          `${PAGE}: its guards differ from ${LIST}, or its attacks from where they are tried; "pnpm trust" writes them`,
        ]
      : []),
  ],
  `${guards.length} guards and ${rows.length - guards.length} attacks name ${countProofs(rows)} tests, all there`,
);
