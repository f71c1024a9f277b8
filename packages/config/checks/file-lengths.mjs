/**
 * How long hand-written sources are, all their lines counted, product and tests alike: half have at most 45, 95 % at
 * most 130, and none over 300. Product and tests are also told apart.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { conclude, repository, sourceFiles } from '../repository.mjs';

const LONGEST = 300;
const MEDIAN = 45;
const MOST = 130;
const TEST = /\.(test|spec|db-spec|http-spec|e2e|long|bench)\.tsx?$/;

const files = sourceFiles().map((path) => ({
  path,
  lines: readFileSync(join(repository, path), 'utf8').trimEnd().split('\n').length,
}));
const all = spreadOf(files);
const product = spreadOf(files.filter(({ path }) => !TEST.test(path)));
const tests = spreadOf(files.filter(({ path }) => TEST.test(path)));

function spreadOf(counted) {
  const sorted = counted.map(({ lines }) => lines).sort((one, other) => one - other);
  const at = (share) => sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
  return { count: sorted.length, median: at(0.5), most: at(0.95), longest: at(1) };
}

const told = ({ count, median, most, longest }) =>
  `${count} files: median ${median} lines, 95 % within ${most}, longest ${longest}`;

const problems = files
  .filter(({ lines }) => lines > LONGEST)
  .map(({ path, lines }) => `${path} has ${lines} lines, at most ${LONGEST}`);
if (all.median > MEDIAN) problems.push(`half of the files have over ${MEDIAN} lines: ${all.median}`);
if (all.most > MOST) problems.push(`more than 5 % of the files have over ${MOST} lines: ${all.most}`);

conclude(problems, `all: ${told(all)}\nproduct: ${told(product)}\ntests: ${told(tests)}`);
