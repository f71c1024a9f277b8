import { ask } from '../overload/crowd';
import { processorTimeOf } from '@nestwell/e2e/processor-time';

export interface Target {
  url: string;
  pid: number;
  headers: Record<string, string>;
}

/** One round of one call at one server. */
export interface Round {
  /** Processor time per call, in ms: what stays true on a machine that others use too. */
  processor: number;
  /** Calls a second. */
  perSecond: number;
}

const CONNECTIONS = 8;

export async function measure({ url, pid, headers }: Target, path: string, amount: number): Promise<Round> {
  const before = processorTimeOf(pid);
  const { served, shed, failed, seconds } = await ask(url, [{ path, headers }], {
    connections: CONNECTIONS,
    amount,
  });
  if (shed + failed > 0) throw new Error(`${path}: ${shed + failed} of ${amount} calls failed`);
  return { processor: (processorTimeOf(pid) - before) / served.length, perSecond: served.length / seconds };
}
