import { eachAlone } from './each-alone';

it('finishes the others though one fails and one never answers', async () => {
  const done: number[] = [];
  const failures: unknown[] = [];
  const rows = [1, 2, 3, 4, 5, 6];
  const work = (row: number) => {
    if (row === 1) return new Promise<void>(() => undefined);
    if (row === 2) return Promise.reject(new Error('no milk'));
    done.push(row);
    return Promise.resolve();
  };

  void eachAlone(rows, work, { atOnce: 2, failed: (error) => failures.push(error) });
  await new Promise((resolve) => setTimeout(resolve, 10));

  expect(done).toEqual([3, 4, 5, 6]);
  expect(failures).toHaveLength(1);
});

it('begins none after its deadline', async () => {
  const ended = new AbortController();
  const done: number[] = [];
  await eachAlone(
    [1, 2, 3, 4],
    (row) => {
      done.push(row);
      ended.abort();
      return Promise.resolve();
    },
    { atOnce: 1, deadline: ended.signal, failed: () => undefined },
  );

  expect(done).toEqual([1]);
});

it('leaves the event loop to requests between two rows, where the work itself never waits', async () => {
  const order: string[] = [];
  const work = (row: number) => {
    order.push(`row ${row}`);
    setImmediate(() => order.push(`request after row ${row}`));
    return Promise.resolve();
  };
  await eachAlone([1, 2, 3], work, { atOnce: 1, failed: () => undefined });

  expect(order.slice(0, 4)).toEqual(['row 1', 'request after row 1', 'row 2', 'request after row 2']);
});
