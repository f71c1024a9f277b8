import { care } from '@nestwell/contracts/care/server';
import { takenAway, type TakenKind } from '@nestwell/contracts/kernel/server';
import { aMember } from '../testing/member';
import { careSpec } from './testing/care-spec';

careSpec((here) => {
  const putBack = (kind: TakenKind, id: string) =>
    here.ada.call(takenAway.putBack, { params: here.params(), body: { kind, id } });
  const startFeed = async (shownAt: string) =>
    (
      await here.ada.call(care.startBabyTimer, {
        params: here.params(),
        body: { kind: 'breast', baby: 1, side: 'left', shownAt },
      })
    ).body;

  it('puts a reading, what she noted of her body and a check back, with ids and times', async () => {
    const reading = { upper: 128, lower: 82, signs: [] };
    const mood = { whooley: [1, 0], gad2: [null, 2] };
    await here.ada.call(care.noteReading, { params: here.params(), body: reading });
    await here.ada.call(care.noteRecovery, {
      params: here.params(),
      body: { bleeding: 'less', breasts: 'patch' },
    });
    await here.ada.call(care.saveMoodCheck, { params: here.params(), body: mood });
    const all = async () => ({
      readings: (await here.ada.call(care.listReadings, { params: here.params() })).body,
      notes: (await here.ada.call(care.listRecovery, { params: here.params() })).body,
      checks: (await here.ada.call(care.listMoodChecks, { params: here.params() })).body,
    });
    const before = await all();
    const [readingId, noteId, checkId] = [before.readings, before.notes, before.checks].map(
      ([row]) => row?.id ?? '',
    ) as [string, string, string];

    await here.ada.call(care.removeReading, { params: { readingId } });
    await here.ada.call(care.removeRecovery, { params: { noteId } });
    await here.ada.call(care.removeMoodCheck, { params: { checkId } });
    expect(await all()).toEqual({ readings: [], notes: [], checks: [] });
    here.app.clock.advance(3_000_000);
    await putBack('pressureReading', readingId);
    await putBack('recoveryNote', noteId);
    await putBack('moodCheck', checkId);

    expect(await all()).toEqual(before);
  });

  it('puts a feed back that still runs, and not beside another one of the same baby', async () => {
    const listed = async () => (await here.ada.call(care.listBabyLog, { params: here.params() })).body;
    const feed = await startFeed('2026-11-20T12:00:00Z');
    const before = await listed();
    await here.ada.call(care.deleteBabyNote, { params: { babyNoteId: feed.id } });
    expect(await listed()).toEqual([]);
    expect((await putBack('babyNote', feed.id)).status).toBe(204);
    expect(await listed()).toEqual(before);

    await here.ada.call(care.deleteBabyNote, { params: { babyNoteId: feed.id } });
    const other = await startFeed('2026-11-20T12:00:00Z');
    expect(await putBack('babyNote', feed.id)).toMatchObject({ status: 409, body: { code: 'conflict' } });
    expect((await listed()).map(({ id }) => id)).toEqual([other.id]);
  });

  it('puts nothing of others back, and nothing after an hour', async () => {
    const { body } = await here.ada.call(care.noteReading, {
      params: here.params(),
      body: { upper: 128, lower: 82, signs: [] },
    });
    await here.ada.call(care.removeReading, { params: { readingId: body.id } });
    const bea = await aMember(here.app);
    const asBea = { params: { userId: bea.id }, body: { kind: 'pressureReading', id: body.id } } as const;
    expect((await bea.call(takenAway.putBack, asBea)).status).toBe(404);

    here.app.clock.advance(3_600_001);
    expect((await putBack('pressureReading', body.id)).status).toBe(404);
  });
});
