/**
 * No regular expression that reads a text of a user, a browser or another site takes more than linear time. What does
 * is named in a list, with why it may, and the longest text that reaches it, or that it reads no such text.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { conclude, filesBelow, isSource, REMOTES, repository } from '../repository.mjs';
import { superLinearIn } from '../regular-expressions/backtracking.mjs';
import { linear, superLinear } from '../regular-expressions/plants.mjs';

const LIST = 'packages/config/regular-expressions/allowed.json';
const PACKAGES = ['contracts', 'domain', 'embedded-sqlite', 'releases', 'remote-kit', 'safety', 'ui'];
/** Tests, and what builds a remote from the sources of its team. */
const NOT_SERVED = /\.(test|spec|db-spec|http-spec)\.tsx?$|\/testing\//;
/** Of a text that a list entry lets a slow regular expression read. */
const MAX_LENGTH = 2000;
/** Read while a module is built or shown, and written by its team. */
const OF_MODULES = 'code or styles of a module';

const allowed = JSON.parse(readFileSync(join(repository, LIST), 'utf8'));
const keyOf = ({ file, pattern }) => `${file} ${pattern}`;
const listed = new Set(allowed.map(keyOf));

const folders = ['services', 'shell', ...REMOTES, ...PACKAGES.map((name) => `packages/${name}`)];
const found = folders
  .flatMap((folder) => filesBelow(`${folder}/src`))
  .filter((file) => isSource(file) && !NOT_SERVED.test(file))
  .flatMap((file) =>
    superLinearIn(file, readFileSync(join(repository, file), 'utf8')).map((one) => ({ file, ...one })),
  );
const foundKeys = new Set(found.map(keyOf));

conclude(
  [
    ...found
      .filter((one) => !listed.has(keyOf(one)))
      .map(({ file, line, pattern, why }) => `${file}:${line}: ${pattern} ${why}`),
    ...allowed
      .filter((entry) => !foundKeys.has(keyOf(entry)))
      .map((entry) => `${LIST}: ${keyOf(entry)} is not there, or is linear`),
    ...allowed
      .filter(({ why, reads, maxLength }) => !why || !(reads === OF_MODULES || maxLength <= MAX_LENGTH))
      .map((entry) => `${LIST}: ${keyOf(entry)} needs a reason, and a longest text of at most ${MAX_LENGTH}`),
    ...superLinear
      .filter((text) => superLinearIn('planted.ts', text).length === 0)
      .map((text) => `not noticed: ${text}`),
    ...linear
      .filter((text) => superLinearIn('planted.ts', text).length > 0)
      .map((text) => `refused, though it is linear: ${text}`),
  ],
  `${allowed.length} of the regular expressions are slower than linear, and read short texts only`,
);
