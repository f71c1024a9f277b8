import fc from 'fast-check';
import type { Site, Strain } from '../kit/site';
import { Caller, type Answer } from './caller';
import { callsOf, strays, type Call } from './calls';
import { complaintAbout, complaintAboutStray } from './judge';
import { oddlyTargeted } from './odd-targets';
import { operationsOf, type Operation } from './operations';

/** One call in so many goes to an address that is none of the described ones. */
const STRAY_EVERY = 12;
const SIDE_BY_SIDE = 8;
const MEMBERS = 6;
/** A member's calls before another takes her place, so that what one can pile up stays what one can. */
const HER_CALLS = 150;
const CHECKPOINTS = 10;
const SLOW = 2000;

export interface Report {
  calls: number;
  byStatus: Record<string, number>;
  complaints: string[];
  /** Answers that took more than two seconds. */
  slow: string[];
  slowest: { milliseconds: number; call: string };
  /** At ten moments of the run, the last at its end. */
  strains: Strain[];
}

interface Assignment {
  operation?: Operation;
  call: Call;
}

/** The calls of a run, which its seed decides: every operation as often as any other. */
function* assignments(operations: readonly Operation[], calls: number, seed: number): Generator<Assignment> {
  const ways = new Map(operations.map((operation) => [operation, callsOf(operation)]));
  let given = 0;
  while (given < calls) {
    for (const [operation, way] of ways) {
      if (given >= calls) return;
      const [call] = fc.sample(way, { numRuns: 1, seed: seed + given });
      given += 1;
      if (call) yield { operation, call };
      if (given % STRAY_EVERY !== 0) continue;
      const [stray] = fc.sample(strays, { numRuns: 1, seed: seed + given });
      given += 1;
      if (stray) yield { call: stray };
      const [odd] = fc.sample(oddlyTargeted(way), { numRuns: 1, seed: seed + given });
      given += 1;
      if (odd) yield { call: odd };
    }
  }
}

/** Who calls: members, each replaced when her calls are used up or she is gone, and now and then a visitor. */
class Crowd {
  private readonly members = new Map<number, { caller: Caller; calls: number }>();

  constructor(
    private readonly site: string,
    private readonly admin: Caller,
  ) {}

  async next(number: number): Promise<Caller> {
    if (number % 11 === 0) return Caller.visitor(this.site);
    if (number % 13 === 0) return this.admin;
    const at = number % MEMBERS;
    const member = this.members.get(at);
    if (member !== undefined && member.calls < HER_CALLS) {
      member.calls += 1;
      return member.caller;
    }
    const caller = await Caller.member(this.site);
    this.members.set(at, { caller, calls: 0 });
    return caller;
  }

  noticed(caller: Caller, { status }: Answer): void {
    // Gone, or without a plan: most calls would be refused at the door from now on.
    if (status !== 401 && status !== 402) return;
    for (const [at, member] of this.members) if (member.caller === caller) this.members.delete(at);
  }
}

/** Calls the site that often with what programs, forms and attackers send, several at a time. */
export async function callHostilely(
  site: Site,
  admin: Caller,
  { calls, seed }: { calls: number; seed: number },
): Promise<Report> {
  const operations = await operationsOf(site.url);
  const crowd = new Crowd(site.url, admin);
  const report: Report = {
    calls: 0,
    byStatus: {},
    complaints: [],
    slow: [],
    slowest: { milliseconds: 0, call: '' },
    strains: [],
  };
  // What came before (start, migrations) does not count.
  await site.strain();
  const todo = assignments(operations, calls, seed);
  const work = async () => {
    for (const { operation, call } of todo) {
      const number = (report.calls += 1);
      const caller = await crowd.next(number);
      const { sent, answer } = await caller.send(call, number);
      crowd.noticed(caller, answer);
      const complaint = operation ? complaintAbout(operation, answer) : complaintAboutStray(answer);
      note(report, sent, answer, complaint);
      if (number % Math.ceil(calls / CHECKPOINTS) === 0) report.strains.push(await site.strain());
    }
  };
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, work));
  report.strains.push(await site.strain());
  return report;
}

function note(report: Report, sent: Call, answer: Answer, complaint: string | undefined): void {
  const { status, milliseconds } = answer;
  report.byStatus[status] = (report.byStatus[status] ?? 0) + 1;
  const call = `${sent.method} ${sent.target.slice(0, 300)}`;
  if (complaint !== undefined) {
    report.complaints.push(`${call} ${(sent.body ?? '').slice(0, 300)} ${complaint}`);
  }
  if (milliseconds > SLOW) report.slow.push(`${call} took ${Math.round(milliseconds)} ms`);
  if (milliseconds > report.slowest.milliseconds) report.slowest = { milliseconds, call };
}
