import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { care } from '@nestwell/contracts/care/server';
import { spent } from '@nestwell/domain/feeding';
import { DAY, MINUTE } from '@nestwell/domain/moments';
import { parts } from '../../app';
import { newUrlOfTheRun } from '../../platform/database/testing/engine-of-the-run';
import { onBothEngines } from '../../platform/database/testing/engines';
import { TestApp } from '../../platform/testing/test-app';
import { aMember, type Member } from '../../testing/member';

/** The clock that tests move goes on by itself meanwhile. */
const minuteOf = (moment: string | null | undefined) => moment?.slice(0, 'YYYY-MM-DDTHH:mm'.length);

onBothEngines((engine) => {
  let app: TestApp;
  let member: Member;
  beforeAll(async () => {
    app = await TestApp.start({ parts, databaseUrl: await engine.newUrl(), env: { CLOCK: 'movable' } });
  });
  beforeEach(async () => {
    app.clock.set('2026-10-24T23:50:00.000Z');
    member = await aMember(app);
  });
  afterAll(() => app.stop());

  const waited = (minutes: number) => ({
    'idempotency-key': randomUUID(),
    'x-waited': String(minutes * MINUTE),
  });
  const start = async (side?: 'left' | 'right', { baby = 1, wait = 0 } = {}) =>
    (
      await member.call(
        care.startBabyTimer,
        { params: { userId: member.id }, body: { kind: 'breast', baby, side } },
        waited(wait),
      )
    ).body;
  const step = async (babyNoteId: string, to: 'left' | 'right' | 'both' | 'pause', wait = 0) =>
    (await member.call(care.stepBabyTimer, { params: { babyNoteId }, body: { step: to } }, waited(wait)))
      .body;
  const end = async (babyNoteId: string, wait = 0) =>
    (await member.call(care.endBabyTimer, { params: { babyNoteId }, body: {} }, waited(wait))).body;
  const list = async () => (await member.call(care.listBabyLog, { params: { userId: member.id } })).body;

  it('runs across midnight and a change of clocks by the clock of the server, with its pauses', async () => {
    const { id } = await start('left');
    app.clock.advance(8 * MINUTE);
    await step(id, 'pause');
    app.clock.advance(2 * MINUTE);
    await step(id, 'right');
    app.clock.advance(65 * MINUTE);
    const feed = await end(id);

    expect([feed.startedAt, feed.endedAt].map(minuteOf)).toEqual(['2026-10-24T23:50', '2026-10-25T01:05']);
    expect(feed.sides.map(({ side, from, to }) => [side, minuteOf(from), minuteOf(to)])).toEqual([
      ['left', '2026-10-24T23:50', '2026-10-24T23:58'],
      ['right', '2026-10-25T00:00', '2026-10-25T01:05'],
    ]);
    expect(Math.round(spent(feed.sides, app.clock.now()) / MINUTE)).toBe(73);
  });

  it.each([
    ['forward in Berlin', 'Europe/Berlin', '2026-03-29T00:50:00.000Z'],
    ['forward in New York', 'America/New_York', '2026-03-08T06:50:00.000Z'],
    ['back in Berlin', 'Europe/Berlin', '2026-10-25T00:50:00.000Z'],
    ['half an hour forward on Lord Howe Island', 'Australia/Lord_Howe', '2026-10-03T15:20:00.000Z'],
  ])('is read on the way as long as it ran, where clocks go %s', async (_, zone, at) => {
    app.clock.set(at);
    member = Object.assign(await aMember(app), { zone });
    const { id } = await start('left');
    for (const ran of [5, 10, 15, 20]) {
      app.clock.advance(5 * MINUTE);
      const [running] = await list();
      expect([running?.id, running?.endedAt, minuteOf(running?.startedAt)]).toEqual([id, null, minuteOf(at)]);
      expect(Math.round(spent(running?.sides ?? [], app.clock.now()) / MINUTE)).toBe(ran);
    }

    const { startedAt, endedAt } = await end(id);
    expect(Math.round((Date.parse(endedAt ?? '') - Date.parse(startedAt)) / MINUTE)).toBe(20);
  });

  it('gives two phones that start at once one timer: the second press is its next side', async () => {
    const [one, other] = await Promise.all([start('left'), start('right')]);

    expect(one.id).toBe(other.id);
    expect((await list()).map(({ id }) => id)).toEqual([one.id]);
  });

  it('has a timer for each baby, and of hers one for pumping and one for a contraction', async () => {
    const [first, second] = [await start('left'), await start('right', { baby: 2 })];
    const startHers = async (kind: 'pump' | 'tightening') =>
      (await member.call(care.startBabyTimer, { params: { userId: member.id }, body: { kind, baby: null } }))
        .body;
    const [pump, contraction] = [await startHers('pump'), await startHers('tightening')];
    const again = await startHers('tightening');

    expect(new Set([first.id, second.id, pump.id, contraction.id]).size).toBe(4);
    expect(again).toEqual(contraction);
  });

  it('goes by how long a press waited on a phone without a network, whatever its clock shows', async () => {
    app.clock.advance(30 * MINUTE);
    const { id } = await start('left', { wait: 30 });
    await step(id, 'right', 20);
    const feed = await end(id, 12);

    expect([feed.startedAt, feed.sides[1]?.from, feed.endedAt].map(minuteOf)).toEqual([
      '2026-10-24T23:50',
      '2026-10-25T00:00',
      '2026-10-25T00:08',
    ]);
  });

  it('never turns time back where an older press arrives after a newer one', async () => {
    const { id } = await start('left');
    app.clock.advance(10 * MINUTE);
    await step(id, 'right');
    const feed = await end(id, 8);

    expect(minuteOf(feed.endedAt)).toBe('2026-10-25T00:00');
    expect(feed.sides).toHaveLength(1);
  });

  it('leaves a feed that is over as it is, however often it is ended', async () => {
    const { id } = await start('left');
    app.clock.advance(MINUTE);
    const feed = await end(id);
    app.clock.advance(MINUTE);

    expect(await end(id)).toEqual(feed);
    expect(await step(id, 'right')).toEqual(feed);
    expect((await start('left')).id).not.toBe(id);
  });

  it('shows what runs however long ago it began, and nothing else that old', async () => {
    const { id } = await start('left');
    const nappy = { kind: 'nappy', baby: 1, nappy: 'wet' } as const;
    await member.call(care.logBabyNote, { params: { userId: member.id }, body: nappy });
    app.clock.advance(3 * DAY);

    expect((await list()).map((note) => note.id)).toEqual([id]);
  });

  it('says what time it is', async () => {
    const { body } = await member.call(care.readServerClock, { params: { userId: member.id } });

    expect(Math.abs(Date.parse(body.now) - Date.parse('2026-10-24T23:50:00Z'))).toBeLessThan(MINUTE);
  });
});

it('runs on over a restart of the server, by its clock', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'nestwell-timers-'));
  const databaseUrl = await newUrlOfTheRun();
  const env = { CLOCK: 'movable', DATA_DIR: folder };
  const startSite = () => TestApp.start({ parts, databaseUrl, env });
  const before = await startSite();
  before.clock.set('2026-10-24T23:50:00.000Z');
  const mother = await aMember(before);
  const { body: begun } = await mother.call(care.startBabyTimer, {
    params: { userId: mother.id },
    body: { kind: 'breast', baby: 1, side: 'left' },
  });
  await before.stop();

  const after = await startSite();
  after.clock.set('2026-10-25T00:05:00.000Z');
  const { cookie, userId } = mother;
  const back = Object.assign(after.visitor(), { cookie, userId });
  const { body: log } = await back.call(care.listBabyLog, { params: { userId: mother.id } });
  await after.stop();
  await rm(folder, { recursive: true });

  const [running] = log;
  expect([running?.id, running?.endedAt]).toEqual([begun.id, null]);
  expect(Math.round(spent(running?.sides ?? [], after.clock.now()) / MINUTE)).toBe(15);
});
