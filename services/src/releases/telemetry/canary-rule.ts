import { measureNames, type MeasureName } from '@nestwell/contracts/delivery/server';
import { DAY, HOUR } from '@nestwell/domain/moments';
import { percentileOf } from './buckets';
import { MIN_FAILURES } from './rollback-rule';
import { FEWEST, isTooMany, type Tally } from './tally';

/** What members told of one version since it began to be tried. */
export interface Told extends Tally {
  /** Of the failures and errors those that old accounts told, one in each network. */
  evidence: Pick<Tally, 'failures' | 'errors'>;
  /** How many measured so much, by measure. */
  spread: Record<MeasureName, readonly { bucket: number; count: number }[]>;
}

export type Verdict =
  | { what: 'wait' }
  | { what: 'back'; isBad: boolean; why: string }
  | { what: 'everybody'; why: string };

/** Standard errors between two shares that are not chance, though they are looked at again and again. */
const NOT_CHANCE = 3;
/** Members who used it, and for how long, before everybody gets it. */
const ENOUGH = 50;
const LONG = 2 * HOUR;
/** After this, too few have tried it to tell anything. */
const LONGEST = 3 * DAY;
/** How much slower three of four members may find it: a quarter, and what can be noticed. */
const SLOWER = 1.25;
const NOTICED: Record<MeasureName, number> = { load: 300, lcp: 300, inp: 50, cls: 50, blocked: 100 };

/** What becomes of a version that is being tried, by the rule of decision 0023. */
export function verdictOn(tried: Told, current: Told, milliseconds: number): Verdict {
  const { failures, errors } = tried.evidence;
  const fails = worseIn('could not use it', tried, current);
  const isProven = Math.max(failures, errors) >= MIN_FAILURES;
  if (fails !== undefined && !isProven)
    return milliseconds >= LONGEST
      ? { what: 'back', isBad: false, why: `${fails}: too few to be sure` }
      : { what: 'wait' };
  const worse = fails ?? slowerIn(tried, current);
  if (worse !== undefined) return { what: 'back', isBad: true, why: worse };
  const used = `${tried.loads} members used it for ${Math.round(milliseconds / HOUR)} h`;
  if (tried.loads >= ENOUGH && milliseconds >= LONG)
    return { what: 'everybody', why: `${used}, and it did no worse than the current one` };
  if (milliseconds >= LONGEST) return { what: 'back', isBad: false, why: `${used}: too few to tell` };
  return { what: 'wait' };
}

function worseIn(what: string, tried: Told, current: Told): string | undefined {
  if (isTooMany(tried)) return `${tried.failures} of ${allOf(tried)} members ${what}`;
  const failures = compared(tried.failures, allOf(tried), current.failures, allOf(current));
  if (failures) return failures(what);
  return compared(tried.errors, allOf(tried), current.errors, allOf(current))?.('saw it throw');
}

const allOf = ({ loads, failures }: Tally) => loads + failures;

/** How to say that more went wrong than chance explains; undefined where not. */
function compared(bad: number, all: number, badNow: number, allNow: number) {
  if (bad < FEWEST) return undefined;
  // Some throw more than once a day, and some are counted who never told of a load.
  const [share, shareNow] = [shareOf(bad, all), shareOf(badNow, allNow)];
  const together = shareOf(bad + badNow, all + allNow);
  const error = Math.sqrt(together * (1 - together) * (1 / Math.max(1, all) + 1 / Math.max(1, allNow)));
  if (share - shareNow <= NOT_CHANCE * error) return undefined;
  return (what: string) => `${bad} of ${all} members ${what}, ${badNow} of ${allNow} the current one`;
}

const shareOf = (bad: number, all: number) => Math.min(1, bad / Math.max(1, all));

function slowerIn(tried: Told, current: Told): string | undefined {
  return measureNames.map((name) => slower(name, tried.spread[name], current.spread[name])).find(Boolean);
}

function slower(
  name: MeasureName,
  tried: Told['spread'][MeasureName],
  current: Told['spread'][MeasureName],
): string | undefined {
  if (countOf(tried) < ENOUGH || countOf(current) < ENOUGH) return undefined;
  const [now, before] = [percentileOf(tried, 75) ?? 0, percentileOf(current, 75) ?? 0];
  if (now < before * SLOWER || now - before < NOTICED[name]) return undefined;
  return `its ${name} is ${now} at the 75th percentile, ${before} with the current one`;
}

const countOf = (rows: Told['spread'][MeasureName]) => rows.reduce((sum, { count }) => sum + count, 0);
