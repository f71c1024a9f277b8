import { care, type BabyNoteRequest, type ChangeBabyNoteRequest } from '@nestwell/contracts/care/server';
import { parts } from '../../app';
import { onBothEngines } from '../../platform/database/testing/engines';
import { TestApp } from '../../platform/testing/test-app';
import { aMember, type Member } from '../../testing/member';

onBothEngines((engine) => {
  let app: TestApp;
  let member: Member;
  beforeAll(async () => {
    app = await TestApp.start({ parts, databaseUrl: await engine.newUrl(), env: { CLOCK: 'movable' } });
    app.clock.set('2026-11-20T06:00:00.000Z');
    member = await aMember(app);
  });
  afterAll(() => app.stop());

  const log = (body: BabyNoteRequest) =>
    member.call(care.logBabyNote, { params: { userId: member.id }, body });
  const change = (babyNoteId: string, body: ChangeBabyNoteRequest) =>
    member.call(care.changeBabyNote, { params: { babyNoteId }, body });
  const feed: BabyNoteRequest = {
    kind: 'breast',
    baby: 1,
    startedAt: '2026-11-20T03:06:00.000Z',
    endedAt: '2026-11-20T03:21:00.000Z',
    sides: [
      { side: 'left', from: '2026-11-20T03:06:00.000Z', to: '2026-11-20T03:14:00.000Z' },
      { side: 'right', from: '2026-11-20T03:16:00.000Z', to: '2026-11-20T03:21:00.000Z' },
    ],
  };

  it('keeps every field, and lets each be changed', async () => {
    const { body } = await log({ ...feed, note: 'Fell asleep' });
    const changed: ChangeBabyNoteRequest = {
      baby: 2,
      startedAt: '2026-11-20T03:00:00.000Z',
      endedAt: '2026-11-20T03:22:00.000Z',
      sides: [{ side: 'both', from: '2026-11-20T03:01:00.000Z', to: '2026-11-20T03:22:00.000Z' }],
      milk: 'own',
      volume: 90,
      volumeLeft: 45,
      volumeRight: 60,
      nappy: 'wet',
      name: 'Vitamin D',
      note: null,
    };

    expect(body).toMatchObject({ ...feed, note: 'Fell asleep' });
    expect((await change(body.id, changed)).body).toEqual({ ...body, ...changed });
  });

  it('takes no bottle that is larger than there are, as a change either', async () => {
    const { body } = await log({ kind: 'bottle', baby: 1, volume: 355 });

    expect(await change(body.id, { volume: 1000 })).toMatchObject({ status: 400, body: { field: 'volume' } });
    expect((await change(body.id, { volume: 350, note: 'A little left' })).body).toMatchObject({
      volume: 350,
    });
  });

  it('comes back by the same call after it was taken away', async () => {
    const { body } = await log(feed);
    const { id: babyNoteId, ...fields } = body;
    await member.call(care.deleteBabyNote, { params: { babyNoteId } });

    expect((await change(babyNoteId, { note: 'gone' })).status).toBe(404);
    expect((await log(fields)).body).toMatchObject(fields);
  });

  it('keeps the start of a count of movements', async () => {
    const mother = await aMember(app);
    const params = { userId: mother.id };
    const noted = await mother.call(care.logBabyNote, { params, body: { kind: 'countStart', baby: null } });
    const { body } = await mother.call(care.listBabyLog, { params });

    expect(noted.status).toBe(201);
    expect(body.map(({ kind }) => kind)).toEqual(['countStart']);
  });

  it('reads a range, with both of its ends', async () => {
    const reader = await aMember(app);
    for (const hour of ['01', '02', '03'])
      await reader.call(care.logBabyNote, {
        params: { userId: reader.id },
        body: { kind: 'bottle', baby: 1, volume: 90, startedAt: `2026-11-18T${hour}:00:00.000Z` },
      });
    const query = { startDate: '2026-11-18T02:00:00Z', endDate: '2026-11-18T03:00:00Z' };
    const { body } = await reader.call(care.listBabyLog, { params: { userId: reader.id }, query });

    expect(body.map(({ startedAt }) => startedAt.slice(11, 13))).toEqual(['03', '02']);
  });

  it.each<[string, BabyNoteRequest, string]>([
    ['no baby', { kind: 'bottle', baby: null }, 'baby'],
    ['a baby of what she pumped', { kind: 'pump', baby: 1 }, 'baby'],
    ['a baby of a movement', { kind: 'movement', baby: 1 }, 'baby'],
    ['a baby of a started count', { kind: 'countStart', baby: 1 }, 'baby'],
    ['a nappy without a word', { kind: 'nappy', baby: 1 }, 'nappy'],
    ['a supplement without a name', { kind: 'supplement', baby: 1 }, 'name'],
    ['more than the largest bottle', { kind: 'bottle', baby: 1, volume: 356 }, 'volume'],
    ['more than a litre', { kind: 'bottle', baby: 1, volume: 1001 }, 'volume'],
    ['tomorrow', { kind: 'sleep', baby: 1, startedAt: '2026-11-21T06:00:00Z' }, 'startedAt'],
    ['an end before the beginning', { ...feed, sides: [], endedAt: '2026-11-20T03:05:00Z' }, 'endedAt'],
    ['sides outside the feed', { ...feed, endedAt: '2026-11-20T03:20:00Z' }, 'sides.1'],
  ])('refuses %s, and names the field', async (_, body, field) => {
    expect(await log(body)).toMatchObject({ status: 400, body: { field } });
  });
});
