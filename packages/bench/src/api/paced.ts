import { Agent, request as send } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Request } from 'autocannon';

export interface Pace {
  perSecond: number;
  seconds: number;
}

/**
 * Ms that each call took from the moment it was due, so that a call which had to wait for others counts as slow. Calls
 * are spread evenly and sent whether those before them are answered or not.
 */
export async function paced(
  url: string,
  requests: readonly Request[],
  { perSecond, seconds }: Pace,
): Promise<number[]> {
  const agent = new Agent({ keepAlive: true });
  const begun = performance.now();
  const calls: Promise<number>[] = [];
  for (let n = 0; n < perSecond * seconds; n += 1) {
    const due = begun + (n * 1000) / perSecond;
    const early = due - performance.now();
    if (early > 0) await wait(early);
    const one = requests[n % requests.length];
    if (one !== undefined) calls.push(answered(url, one, agent).then(() => performance.now() - due));
  }
  try {
    return await Promise.all(calls);
  } finally {
    agent.destroy();
  }
}

function answered(
  url: string,
  { path = '/', method = 'GET', headers = {}, body }: Request,
  agent: Agent,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const call = send(new URL(path, url), { agent, method, headers }, (response) => {
      const { statusCode = 0 } = response;
      response.resume().on('error', reject);
      response.on('end', () => {
        if (statusCode < 300) resolve();
        else reject(new Error(`${method} ${path} answered ${statusCode}`));
      });
    });
    call.on('error', reject);
    call.end(body);
  });
}
