import { standInAt } from '@nestwell/contracts/kernel';
import { DAY } from '@nestwell/domain/moments';
import fc from 'fast-check';
import { Outbox } from './outbox';
import { MemoryBrowser } from './testing/memory-shelf';
import { SimulatedDevice, SimulatedServer, uuid } from './testing/simulation';

/** A longer run: `OUTBOX_RUNS=500`. */
const RUNS = Number(process.env.OUTBOX_RUNS ?? 6);
const STEPS = 1000;

const step = fc.record({
  device: fc.nat(1),
  tab: fc.nat(2),
  act: fc.constantFrom(
    ...(['make', 'make', 'change', 'change', 'remove', 'add', 'add', 'add'] as const),
    ...([
      'lapse',
      'renew',
      'jump',
      'jump',
      'cut',
      'connect',
      'connect',
      'lose',
      'kill',
      'wait',
      'breathe',
      'breathe',
    ] as const),
  ),
  which: fc.nat(1000),
});

const aChange = { userId: 'ama', zone: 'UTC', keptAt: 0, noun: '', title: '', open: '', shows: [] };

const turns = async (count: number) => {
  for (let turn = 0; turn < count; turn += 1) await Promise.resolve();
};

it(
  'ends with what was done, each once and in its order, whatever was cut, lost or killed in between',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: STEPS, maxLength: STEPS, size: 'max' }), async (steps) => {
        const server = new SimulatedServer();
        const devices = [new SimulatedDevice(server), new SimulatedDevice(server)];
        // What she did on each device, in her order: the things she has made there and not taken away.
        const model = devices.map(() => new Map<string, string>());
        let count = 0;
        for (const [index, { device, tab, act, which }] of steps.entries()) {
          const [here, mine] = [devices[device] as SimulatedDevice, model[device] as Map<string, string>];
          const key = uuid();
          const known = [...mine.keys()][which % Math.max(1, mine.size)];
          if (act === 'make') {
            mine.set(key, `thing ${index}`);
            here.submit(tab, { key, method: 'POST', url: '/things', body: { name: `thing ${index}` } });
          } else if (act === 'change' && known) {
            mine.set(known, `thing ${index}`);
            here.submit(tab, {
              key,
              method: 'PATCH',
              url: `/things/${known}`,
              body: { name: `thing ${index}` },
            });
          } else if (act === 'remove' && known) {
            mine.delete(known);
            here.submit(tab, { key, method: 'DELETE', url: `/things/${known}` });
          } else if (act === 'add') {
            count += which;
            here.submit(tab, { key, method: 'POST', url: '/count', body: { by: which } });
          } else if (act === 'cut') server.isUp = false;
          else if (act === 'connect') server.isUp = true;
          else if (act === 'lapse') server.hasPlan = false;
          else if (act === 'renew') server.hasPlan = true;
          else if (act === 'lose') server.losesAnswer = true;
          else if (act === 'wait') here.passTime();
          // Set forth by up to ten days, or back.
          else if (act === 'jump') here.clock += (which - 500) * (DAY / 50);
          // What she wrote is on the shelf before the tab can go: a form is not left before that.
          await turns(act === 'breathe' ? 40 : 3);
          if (act === 'kill') here.kill(tab);
        }
        server.isUp = true;
        server.hasPlan = true;
        server.losesAnswer = false;
        for (let round = 0; round < 20; round += 1) {
          for (const device of devices) {
            device.passTime();
            void device.tab(0).send();
          }
          await new Promise((resolve) => setTimeout(resolve, 0));
        }

        expect(devices.map(({ browser }) => browser.rows)).toEqual([[], []]);
        expect(server.count).toBe(count);
        expect(server.waited.shortest).toBeGreaterThanOrEqual(0);
        expect([...server.things.values()].sort()).toEqual(
          model.flatMap((each) => [...each.values()]).sort(),
        );
      }),
      { numRuns: RUNS },
    );
  },
  120_000 + RUNS * 5000,
);

it('gives a refusal back to the form that waits for it, and keeps one that nobody waits for', async () => {
  const server = new SimulatedServer();
  const device = new SimulatedDevice(server);
  const change = { ...aChange, method: 'PATCH', url: `/things/${uuid()}`, body: { name: 'gone' } } as const;
  await expect(device.tab(0).submit({ ...change, key: uuid() })).rejects.toMatchObject({ status: 404 });
  expect(device.browser.rows).toEqual([]);

  server.isUp = false;
  expect(await device.tab(0).submit({ ...change, key: uuid() })).toEqual({ is: 'waiting' });
  server.isUp = true;
  await device.tab(0).send();
  expect(device.browser.rows).toMatchObject([{ refused: { status: 404 } }]);
});

it('keeps in its order what needs a plan until there is one, and sends the rest', async () => {
  const server = new SimulatedServer();
  const device = new SimulatedDevice(server);
  const count = { ...aChange, method: 'POST', url: '/count', body: { by: 2 }, needsNoPlan: true } as const;
  const tea = { ...aChange, key: uuid(), method: 'POST', url: '/things', body: { name: 'tea' } } as const;
  const renamed = { ...tea, key: uuid(), method: 'PATCH', url: `/things/${tea.key}`, body: { name: 'chai' } };
  server.hasPlan = false;
  const settled = [tea, { ...renamed, method: 'PATCH' as const }].map((one) => device.tab(0).submit(one));
  // The form of a tab that is closed now is asked for no more: she has not typed in vain.
  expect(await Promise.all(settled)).toEqual([{ is: 'waiting' }, { is: 'waiting' }]);
  expect(await device.tab(0).submit({ ...count, key: uuid() })).toMatchObject({ is: 'sent' });
  expect(device.browser.rows.map(({ url, refused }) => [url, refused])).toEqual([
    ['/things', undefined],
    [`/things/${tea.key}`, undefined],
  ]);

  server.hasPlan = true;
  device.kill(0);
  await device.tab(1).send();
  expect([...server.things.values()]).toEqual(['chai']);
  expect(device.browser.rows).toEqual([]);
});

it('answers the form of a tab whose change another tab has sent', async () => {
  const server = new SimulatedServer();
  const device = new SimulatedDevice(server);
  const make = () =>
    ({ ...aChange, key: uuid(), method: 'POST', url: '/things', body: { name: 'tea' } }) as const;
  const both = await Promise.all([device.tab(0).submit(make()), device.tab(1).submit(make())]);

  expect(both).toMatchObject([{ is: 'sent' }, { is: 'sent' }]);
  expect(server.things.size).toBe(2);
});

it('names each of several things that one change has made', async () => {
  const server = new SimulatedServer();
  const device = new SimulatedDevice(server);
  const [key, names] = [uuid(), [uuid(), uuid()]];
  const waiting = { ...aChange, key, id: 1, method: 'POST', url: '/things' } as const;
  const shelf = device.browser.shelf(() => Promise.resolve());
  await shelf.sent(waiting, names);
  await shelf.add({ ...waiting, key: uuid(), url: `/things/${standInAt(key, 1)}`, body: { of: key } });

  expect(await shelf.of('ama')).toMatchObject([{ url: `/things/${names[1]}`, body: { of: names[0] } }]);
});

it('waits longer before each further attempt, by a share that differs from device to device', async () => {
  const pausesWith = async (share: number) => {
    jest.spyOn(Math, 'random').mockReturnValue(share);
    const pauses: number[] = [];
    const outbox = new Outbox({
      shelf: new MemoryBrowser().shelf(() => Promise.resolve()),
      post: () => Promise.resolve({ is: 'later' }),
      alone: (work) => work(),
      after: (milliseconds) => {
        pauses.push(milliseconds);
        return () => undefined;
      },
      userId: () => 'ama',
      changed: () => undefined,
    });
    await outbox.submit({ ...aChange, key: uuid(), method: 'POST', url: '/things', body: { name: 'tea' } });
    for (let attempt = 1; attempt < 3; attempt += 1) await outbox.send();
    // The first is for how long a form waits.
    return pauses.slice(1);
  };

  expect(await pausesWith(0)).toEqual([2000, 4000, 8000]);
  expect(await pausesWith(0.5)).toEqual([1500, 3000, 6000]);
});
