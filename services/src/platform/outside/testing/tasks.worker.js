import { isMainThread } from 'node:worker_threads';

/** Does what documents of others might bring a parser to do. */
export function work(task) {
  if (task === 'never ends') for (;;);
  if (task === 'takes all memory') {
    const kept = [];
    for (;;) kept.push(Array.from({ length: 10_000 }, (_, place) => ({ place })));
  }
  if (task === 'throws') throw new TypeError('Not a document');
  return { isMainThread, environment: Object.keys(process.env) };
}
