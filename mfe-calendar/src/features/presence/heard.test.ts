import { claim, heardKeys } from './heard';

beforeEach(() => localStorage.clear());

it('gives an alert to one of two tabs that ask at the same time', async () => {
  const [one, other] = await Promise.all([claim(['iron', 'feed'], 0), claim(['feed', 'visit'], 0)]);

  expect([[...one], [...other]]).toEqual([['iron', 'feed'], ['visit']]);
  expect(heardKeys()).toEqual(new Set(['iron', 'feed', 'visit']));
});

it('forgets what was heard days ago', async () => {
  await claim(['iron'], 0);
  await claim(['feed'], 4 * 86_400_000);

  expect(heardKeys()).toEqual(new Set(['feed']));
});

describe('where tabs are processes of their own', () => {
  /** What this tab still takes for stored, while another has written; it hears of it a little later. */
  let stale: string | null;
  beforeEach(() => {
    jest.useFakeTimers();
    let turn = Promise.resolve<unknown>(undefined);
    const request = (_: string, work: () => unknown) => (turn = turn.then(work));
    Object.assign(navigator, { locks: { request } });
    stale = null;
    const { getItem } = Storage.prototype;
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(function (this: Storage, key) {
      return stale ?? getItem.call(this, key);
    });
  });
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'locks');
    jest.useRealTimers();
  });

  it('lets the next one ask only when it has heard of what the first one took', async () => {
    const one = await claim(['feed'], 0);
    stale = '{}';
    setTimeout(() => (stale = null), 300);
    const other = claim(['feed'], 0);
    await jest.advanceTimersByTimeAsync(1000);

    expect([[...one], [...(await other)]]).toEqual([['feed'], []]);
  });
});
