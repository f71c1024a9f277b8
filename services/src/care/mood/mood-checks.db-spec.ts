import { account } from '@nestwell/contracts/account/server';
import { care } from '@nestwell/contracts/care/server';
import { Database } from '../../platform/database/database';
import { aMember } from '../../testing/member';
import { careSpec } from '../testing/care-spec';

const heavy = [1, 2, 1, 1, 1, 2, 1, 1, 1];
const short = { whooley: [1, 0], gad2: [0, null] };

careSpec((here) => {
  const save = (more: object = {}) =>
    here.ada.send<{ id: string; code?: string; field?: string }>(`/api/users/${here.ada.id}/mood-checks`, {
      method: 'POST',
      json: { ...short, ...more },
    });
  const listed = async () => (await here.ada.call(care.listMoodChecks, { params: here.params() })).body;

  it('keeps her answers and what she skipped, newest first, and no score', async () => {
    await save({ takenAt: '2026-11-01T08:00:00Z' });
    await save({ mood: { by: 'phq9', answers: heavy }, worry: [0, null, 1, 0, 0, 0, 0] });

    expect(await listed()).toMatchObject([
      {
        whooley: [1, 0],
        gad2: [0, null],
        mood: { by: 'phq9', answers: heavy },
        worry: [0, null, 1, 0, 0, 0, 0],
      },
      { mood: null, worry: null, takenAt: '2026-11-01T08:00:00.000Z' },
    ]);
  });

  it.each([
    [13, 409],
    [14, 201],
  ])('%i days after the last one it answers %i', async (days, status) => {
    await save();
    here.app.clock.set(new Date(Date.UTC(2026, 10, 20 + days, 9)));

    expect((await save()).status).toBe(status);
  });

  it('counts days on her calendar, and also before one that was kept', async () => {
    here.ada.zone = 'America/New_York';
    await save({ takenAt: '2026-11-20T03:00:00Z' });

    expect((await save({ takenAt: '2026-11-06T12:00:00Z' })).body.code).toBe('checked_lately');
    expect((await save({ takenAt: '2026-11-05T12:00:00Z' })).status).toBe(201);
  });

  it.each([
    [{ whooley: [null, null], gad2: [null, null] }, 'whooley'],
    [{ gad2: [4, 0] }, 'gad2.0'],
    [{ mood: { by: 'phq9', answers: heavy.slice(1) } }, 'mood.answers'],
  ])('refuses %j and names %s', async (answers, field) => {
    expect((await save(answers)).body.field).toBe(field);
    expect(await listed()).toEqual([]);
  });

  it('tells nobody: no mail, no push and no notification comes of the heaviest answers', async () => {
    const told = async () => [
      (await here.ada.call(account.listNotifications, { params: here.params() })).body.length,
      await here.app.get(Database).source.getRepository('outbox_mails').count(),
    ];
    const before = await told();
    await save({ mood: { by: 'phq9', answers: heavy.map(() => 3) }, worry: Array(7).fill(3) });
    await here.app.runJobs();

    expect(await told()).toEqual(before);
  });

  it('lets her take one away, and nobody else, and stays open without a plan', async () => {
    const { id } = (await save()).body;
    const of = { params: { checkId: id } };
    expect((await (await aMember(here.app)).call(care.removeMoodCheck, of)).status).toBe(404);
    here.app.clock.set('2026-11-29T12:00:00Z');

    expect((await here.ada.call(care.removeMoodCheck, of)).status).toBe(204);
    expect(await listed()).toEqual([]);
    expect((await save()).status).toBe(201);
  });

  it('gives EPDS no words where the site has none', async () => {
    expect((await here.ada.call(care.readEpds, {})).body).toBeNull();
  });
});
