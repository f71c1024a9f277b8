import { processorTimeOf } from '@nestwell/e2e/processor-time';
import type { Request } from 'autocannon';
import { ask } from '../overload/crowd';

/** Where a call is measured. */
export interface Target {
  url: string;
  pid: number;
  request: Request;
}

/** One round of one call at one server. */
export interface Round {
  /** Processor time per call, in ms: what stays true on a machine that others use too. */
  processor: number;
  /** Calls a second. */
  perSecond: number;
}

const CONNECTIONS = 8;

export async function measure({ url, pid, request }: Target, amount: number): Promise<Round> {
  const before = processorTimeOf(pid);
  const { served, shed, failed, seconds } = await ask(url, [request], { connections: CONNECTIONS, amount });
  if (shed + failed > 0) throw new Error(`${request.path}: ${shed + failed} of ${amount} calls failed`);
  return { processor: (processorTimeOf(pid) - before) / served.length, perSecond: served.length / seconds };
}

/** The rounds of each target. All targets in turns, so that what else the machine does meets each. */
export async function inTurns(
  targets: readonly Target[],
  { rounds, calls }: { rounds: number; calls: number },
): Promise<Round[][]> {
  // What is compiled at the first calls is left out.
  for (const target of targets) await measure(target, calls);
  const measured = targets.map((): Round[] => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, target] of targets.entries()) measured[index]?.push(await measure(target, calls));
  }
  return measured;
}
