import { care } from '@nestwell/contracts/care';
import { takenAway, type TakenKind } from '@nestwell/contracts/kernel';
import { parts } from '../app';
import { onBothEngines } from '../platform/database/testing/engines';
import { TestApp } from '../platform/testing/test-app';
import { aMember, type Member } from '../testing/member';

const unanswered = { bleeding: null, wound: null, temperature: null, legs: null, pelvicFloor: null };

onBothEngines((engine) => {
  let app: TestApp;
  let ada: Member;

  beforeAll(async () => {
    app = await TestApp.start({ parts, databaseUrl: await engine.newUrl() });
  }, 60_000);
  afterAll(() => app.stop());
  beforeEach(async () => {
    app.clock.set('2026-11-20T12:00:00Z');
    ada = await aMember(app);
  });

  const params = () => ({ userId: ada.id });
  const putBack = (kind: TakenKind, id: string) =>
    ada.call(takenAway.putBack, { params: params(), body: { kind, id } });
  const startFeed = async (shownAt: string) =>
    (
      await ada.call(care.startBabyTimer, {
        params: params(),
        body: { kind: 'breast', baby: 1, side: 'left', shownAt },
      })
    ).body;

  it('puts a reading, what she noted of her body and a check back, with ids and times', async () => {
    const reading = { upper: 128, lower: 82, signs: [] };
    const mood = { whooley: [1, 0], gad2: [null, 2] };
    await ada.call(care.noteReading, { params: params(), body: reading });
    await ada.call(care.noteRecovery, { params: params(), body: { ...unanswered, bleeding: 'less' } });
    await ada.call(care.saveMoodCheck, { params: params(), body: mood });
    const all = async () => ({
      readings: (await ada.call(care.listReadings, { params: params() })).body,
      notes: (await ada.call(care.listRecovery, { params: params() })).body,
      checks: (await ada.call(care.listMoodChecks, { params: params() })).body,
    });
    const before = await all();
    const [readingId, noteId, checkId] = [before.readings, before.notes, before.checks].map(
      ([row]) => row?.id ?? '',
    ) as [string, string, string];

    await ada.call(care.removeReading, { params: { readingId } });
    await ada.call(care.removeRecovery, { params: { noteId } });
    await ada.call(care.removeMoodCheck, { params: { checkId } });
    expect(await all()).toEqual({ readings: [], notes: [], checks: [] });
    app.clock.advance(3_000_000);
    await putBack('pressureReading', readingId);
    await putBack('recoveryNote', noteId);
    await putBack('moodCheck', checkId);

    expect(await all()).toEqual(before);
  });

  it('puts a feed back that still runs, and not beside another one of the same baby', async () => {
    const listed = async () => (await ada.call(care.listBabyLog, { params: params() })).body;
    const feed = await startFeed('2026-11-20T12:00:00Z');
    const before = await listed();
    await ada.call(care.deleteBabyNote, { params: { babyNoteId: feed.id } });
    expect(await listed()).toEqual([]);
    expect((await putBack('babyNote', feed.id)).status).toBe(204);
    expect(await listed()).toEqual(before);

    await ada.call(care.deleteBabyNote, { params: { babyNoteId: feed.id } });
    const other = await startFeed('2026-11-20T12:00:00Z');
    expect(await putBack('babyNote', feed.id)).toMatchObject({ status: 409, body: { code: 'conflict' } });
    expect((await listed()).map(({ id }) => id)).toEqual([other.id]);
  });

  it('puts nothing of others back, and nothing after an hour', async () => {
    const { body } = await ada.call(care.noteReading, {
      params: params(),
      body: { upper: 128, lower: 82, signs: [] },
    });
    await ada.call(care.removeReading, { params: { readingId: body.id } });
    const bea = await aMember(app);
    const asBea = { params: { userId: bea.id }, body: { kind: 'pressureReading', id: body.id } } as const;
    expect((await bea.call(takenAway.putBack, asBea)).status).toBe(404);

    app.clock.advance(3_600_001);
    expect((await putBack('pressureReading', body.id)).status).toBe(404);
  });
});
