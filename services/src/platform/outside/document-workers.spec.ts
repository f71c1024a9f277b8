import { join } from 'node:path';
import { DocumentTooHeavy, DocumentWorkers } from './document-workers';

const file = join(import.meta.dirname, 'testing/tasks.worker.js');

let workers: DocumentWorkers<string, unknown>;
const open = (timeoutMs: number) => (workers = new DocumentWorkers({ file, name: 'work', timeoutMs }));
afterEach(() => workers.onApplicationShutdown());

it('works on a thread of its own, which is given no environment', async () => {
  expect(await open(10_000).run('anna', 'a document')).toEqual({ isMainThread: false, environment: [] });
});

it('terminates a worker that never ends, and serves others meanwhile', async () => {
  open(3000);
  const order: string[] = [];
  const endless = workers.run('anna', 'never ends').catch((failure: unknown) => {
    order.push('anna');
    return failure;
  });
  const others = ['bea', 'cara', 'dora'].map(async (memberId) => {
    await workers.run(memberId, 'a document');
    order.push(memberId);
  });
  await Promise.all(others);

  expect(await endless).toBeInstanceOf(DocumentTooHeavy);
  expect(order).toEqual(['bea', 'cara', 'dora', 'anna']);
  expect(await workers.run('anna', 'a document')).toMatchObject({ isMainThread: false });
});

it('keeps one worker for others, whatever one member sends', async () => {
  open(1500);
  const endless = Array.from({ length: 8 }, () =>
    workers.run('anna', 'never ends').catch((failure: unknown) => failure),
  );
  await expect(workers.run('anna', 'never ends')).rejects.toMatchObject({ code: 'too_many_requests' });
  expect(await workers.run('bea', 'a document')).toMatchObject({ isMainThread: false });
  await workers.onApplicationShutdown();
  await Promise.allSettled(endless);
});

it('ends a worker that takes all memory, and goes on with the next', async () => {
  open(20_000);
  await expect(workers.run('anna', 'takes all memory')).rejects.toBeInstanceOf(DocumentTooHeavy);
  expect(await workers.run('anna', 'a document')).toMatchObject({ isMainThread: false });
});

it('says what failed in a worker', async () => {
  await expect(open(10_000).run('anna', 'throws')).rejects.toThrow('Not a document');
});
