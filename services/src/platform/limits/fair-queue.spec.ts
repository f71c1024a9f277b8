import { FairQueue } from './fair-queue';

const limits = { running: 2, waiting: 20, waitingPerMember: 7, waitTimeoutMs: 5000 };

/** A queue whose jobs end when the test ends them. */
function held(queue: FairQueue) {
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const run = (memberId: string, name: string) =>
    queue.run(memberId, () => {
      started.push(name);
      return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
    });
  const end = async (name: string) => {
    await new Promise(setImmediate);
    ends.get(name)?.();
    await new Promise(setImmediate);
  };
  return { started, run, end };
}

it('serves the next member while further jobs of the first one wait', async () => {
  const { started, run, end } = held(new FairQueue(limits));
  const all = ['anna 1', 'anna 2', 'anna 3', 'bea 1', 'cara 1'].map((name) =>
    run(name.split(' ')[0] ?? '', name),
  );
  await new Promise(setImmediate);
  expect(started).toEqual(['anna 1', 'bea 1']);

  await end('bea 1');
  expect(started).toEqual(['anna 1', 'bea 1', 'cara 1']);
  await end('anna 1');
  await end('anna 2');
  await end('cara 1');
  await end('anna 3');
  expect(await Promise.all(all)).toEqual(['anna 1', 'anna 2', 'anna 3', 'bea 1', 'cara 1']);
});

it('refuses the ninth job of one member with 429, and nobody else’s', async () => {
  const { run, end, started } = held(new FairQueue(limits));
  const eight = Array.from({ length: 8 }, (_, place) => run('anna', `anna ${place}`));
  await expect(run('anna', 'anna 8')).rejects.toMatchObject({ code: 'too_many_requests' });

  const other = run('bea', 'bea 0');
  await end('bea 0');
  expect(await other).toBe('bea 0');
  for (let place = 0; place < 8; place += 1) await end(`anna ${place}`);
  await Promise.all(eight);
  expect(started).toHaveLength(9);
});

it('lets go of what waits too long, and of what comes when too many wait', async () => {
  const { run, end } = held(new FairQueue({ ...limits, running: 1, waiting: 1, waitTimeoutMs: 20 }));
  const first = run('anna', 'anna');
  const second = run('bea', 'bea');
  await expect(run('cara', 'cara')).rejects.toMatchObject({ code: 'unavailable' });
  await expect(second).rejects.toMatchObject({ code: 'unavailable' });
  await end('anna');
  expect(await first).toBe('anna');
});

it('gives the place of a job that failed to the next one', async () => {
  const queue = new FairQueue({ ...limits, running: 1 });
  const failing = queue.run('anna', () => Promise.reject(new Error('no page')));
  const next = queue.run('bea', () => Promise.resolve('read'));
  await expect(failing).rejects.toThrow('no page');
  expect(await next).toBe('read');
});
