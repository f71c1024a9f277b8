/**
 * Rules that nobody wears: each class of a CSS module is named by a file that imports the module, or composed by
 * another class of it. A name in brackets (`css[tone]`) counts where the file says it anywhere.
 */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { APPS, conclude, filesBelow, PACKAGES, repository, sourceFiles } from '../repository.mjs';
import { classNamesIn } from './css-types.mjs';

const IMPORTED = /from '(\.[^']*\.module\.css)'/g;

const textOf = (path) => readFileSync(join(repository, path), 'utf8');

/** What all who import a sheet say, by the sheet. */
const wearers = new Map();
for (const path of sourceFiles()) {
  const text = textOf(path);
  for (const [, from] of text.matchAll(IMPORTED)) {
    const sheet = join(dirname(path), from);
    wearers.set(sheet, [...(wearers.get(sheet) ?? []), text]);
  }
}

const sheets = [...APPS, ...PACKAGES]
  .flatMap((folder) => filesBelow(folder))
  .filter((path) => path.endsWith('.module.css'));

function unwornIn(sheet) {
  const css = textOf(sheet);
  const composed = [...css.matchAll(/composes:([^;]+);|animation(?:-name)?:([^;]+);/g)].join(' ');
  const words = new Set(`${(wearers.get(sheet) ?? []).join(' ')} ${composed}`.match(/[\w-]+/g));
  const isWorn = (name) => words.has(name) || words.has(dashed(name));
  return classNamesIn(css).filter((name) => !isWorn(name));
}

const dashed = (name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const problems = sheets.flatMap((sheet) => unwornIn(sheet).map((name) => `${sheet}: nobody wears .${name}`));
conclude(problems, `${sheets.length} CSS modules: each class is worn`);
