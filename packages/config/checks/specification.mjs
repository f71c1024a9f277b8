/**
 * Whether `docs/specification.md` still tells the truth: every row names at least one test, each named file is there and
 * has a test of exactly this name, and no section, screen or decision lacks its row; and the same of `docs/platform.md`.
 */
import { conclude } from '../repository.mjs';
import { countProofs, problemsOfRows, provenRows } from './proven-rows.mjs';

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

const rows = provenRows(PAGE);
const told = new Set(rows.map(({ which }) => which));
const problems = [
  ...WANTED.filter((which) => !told.has(which)).map((which) => `${PAGE}: nothing of ${which}`),
  ...problemsOfRows(PAGE, rows),
];

const PLATFORM = 'docs/platform.md';
const promises = provenRows(PLATFORM);
problems.push(...problemsOfRows(PLATFORM, promises));

conclude(
  problems,
  `${rows.length} sentences of the specification and ${promises.length} promises of the platform name ` +
    `${countProofs([...rows, ...promises])} tests, all there`,
);
