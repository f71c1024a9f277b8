import { setTimeout as wait } from 'node:timers/promises';
import type { Site } from '../kit/site';
import { Account } from './account';
import { takePart, type SharedPost } from './community';
import { Marks } from './marks';
import { cancelAndBuy } from './plans';
import { randomFrom } from './random';
import { read, readAll, readOwnMeals, sendOddTarget } from './reads';
import { Report } from './report';
import { giveAndTakeRole } from './roles';
import {
  endOtherSessions,
  eraseAndRegister,
  listen,
  logOutAndIn,
  readAsTeam,
  useEndedSession,
} from './sessions';
import { Traffic } from './traffic';
import { deleteMeal, leaveWhileWriting, logMeal, readFeed, writeRow } from './writes';

const MEMBERS = 10;
/** A bound beside the time. */
const REQUESTS_A_SECOND = 1000;

export interface Run {
  seed: number;
  seconds: number;
  /** Where the requests go, where that is not the site itself. */
  port?: number;
  /** Whether roles are given and taken, which starts a program each time. */
  hasRoles?: boolean;
  /** Ends the run before its time. */
  until?: (report: Report) => boolean;
}

type Step = (member: Account, all: readonly Account[], posts: SharedPost[]) => Promise<unknown>;

const STEPS: readonly (readonly [weight: number, step: Step])[] = [
  [40, read],
  [8, readOwnMeals],
  [12, logMeal],
  [8, writeRow],
  [6, (member, _, posts) => takePart(member, posts)],
  [4, deleteMeal],
  [5, leaveWhileWriting],
  [24, (member, all) => sendOddTarget(member, member.pick(all))],
  [3, logOutAndIn],
  [2, (member) => member.logIn()],
  [2, endOtherSessions],
  [5, useEndedSession],
  [1, cancelAndBuy],
  [1, eraseAndRegister],
  [1, readFeed],
  [1, listen],
  [2, readAsTeam],
];
const ALL = STEPS.reduce((sum, [weight]) => sum + weight, 0);

/** Milliseconds, where an account is still being erased. */
const TRIES_AGAIN_AFTER = 200;
/** Milliseconds between two members who get a role: each starts programs. */
const ROLE_EVERY = 10_000;

/**
 * Ten members at once, each doing one thing after the other, on connections that they share: the seed decides what each
 * of them does next, the machine how it interleaves.
 */
export async function interleave(site: Site, run: Run): Promise<Report> {
  const marks = new Marks(randomFrom(run.seed));
  const report = new Report(marks);
  const port = run.port ?? Number(new URL(site.url).port);
  const traffic = new Traffic(port, randomFrom(run.seed + 1), report);
  const members = Array.from(
    { length: MEMBERS },
    (_, at) => new Account(at + 1, randomFrom(run.seed + 100 + at), marks, traffic),
  );
  for (const member of members) if (!(await member.enter())) throw new Error('a member could not register');
  const end = Date.now() + run.seconds * 1000;
  const isOver = () =>
    Date.now() > end || report.requests > run.seconds * REQUESTS_A_SECOND || run.until?.(report) === true;
  const posts: SharedPost[] = [];
  const note = (said: unknown) => typeof said === 'string' && report.complain('lost', said);
  let roleAt = Date.now() + (run.hasRoles ? 1000 : Infinity);
  const live = async (member: Account) => {
    while (!isOver()) {
      if (Date.now() > roleAt && member.hasAccount) {
        roleAt = Date.now() + ROLE_EVERY;
        await giveAndTakeRole(site, member);
      }
      if (member.cookie === undefined && !(await member.enter())) await wait(TRIES_AGAIN_AFTER);
      else note(await nextStep(member)(member, members, posts));
    }
  };
  await Promise.all(members.map(live));
  await Promise.all(members.map(readAll));
  for (const member of members) note(await readOwnMeals(member));
  traffic.close();
  return report;
}

function nextStep(member: Account): Step {
  let at = member.below(ALL);
  for (const [weight, step] of STEPS) {
    if (at < weight) return step;
    at -= weight;
  }
  return read;
}
