import { totalmem } from 'node:os';
import { tool } from './run.mjs';
import { oneWith } from './steps.mjs';

/** What it takes where it collects as often as Go does by itself: less would make it slower. */
const AT_LEAST = 3 * 2 ** 30;

/**
 * Rules that ask for types keep the programs of all projects until the end, so that most of what is collected lives on:
 * a fourth as often saves a third of the processor's time (86 s, now 59), for memory: a quarter of the machine's at most.
 */
const RARELY = { GOGC: '400', GOMEMLIMIT: String(Math.max(AT_LEAST, Math.floor(totalmem() / 4))) };

export const lint = (name, ...args) =>
  oneWith({ env: RARELY }, name, tool('oxlint'), '--type-aware', '--deny-warnings', ...args);
