import { account } from '@nestwell/contracts/account/server';
import { calendar } from '@nestwell/contracts/calendar/server';
import { care } from '@nestwell/contracts/care/server';
import { Database } from '../../platform/database/database';
import { everyRow } from '../../platform/database/testing/every-row';
import { Closings } from '../../platform/session/closings';
import { careSpec } from '../testing/care-spec';
import { NOWHERE, sharing } from '../testing/sharing';

const minuteOf = (moment: string | undefined) => moment?.slice(0, 16);

careSpec((here) => {
  const listed = async () => (await here.ada.call(care.listShares, { params: here.params() })).body;
  const { make, open } = sharing(here);
  const visit = async (title: string, type: 'appointment' | 'medication' = 'appointment') =>
    (
      await here.ada.call(calendar.createReminder, {
        body: {
          userId: here.ada.id,
          title,
          type,
          dueDateTime: '2026-11-26T10:30:00Z',
          description: 'Private',
        },
      })
    ).body.id;

  it('shows what she chose as it stands, and nothing else of her', async () => {
    const [midwife] = [await visit('Midwife'), await visit('Vaccine')];
    const question = { words: 'Who do I call at night?' };
    const { id } = (await here.ada.call(care.addQuestion, { params: here.params(), body: question })).body;
    await here.ada.call(care.changeQuestion, {
      params: { questionId: id },
      body: { answer: 'The ward', asked: true },
    });
    const { token } = await make({ appointmentIds: [midwife], lists: ['questions'] });

    const { body } = await open(token);
    expect(body).toEqual({
      from: 'Ada',
      until: expect.stringMatching(/^2026-11-27T12:00/),
      appointments: [{ title: 'Midwife', dueDateTime: '2026-11-26T10:30:00.000Z' }],
      lists: [{ list: 'questions', items: [{ ...question, done: true }] }],
    });
  });

  it('shows her bag without her notes and what is to pack first, and her birth wishes, only once she chose them', async () => {
    const thing = { kind: 'you', name: 'Socks' } as const;
    const items = [
      thing,
      { kind: 'papers', name: 'Notes', note: 'Private' },
      { ...thing, name: 'Balm' },
    ] as const;
    const [socks] = (
      await here.ada.call(care.addToBag, { params: here.params(), body: { items: [...items] } })
    ).body;
    await here.ada.call(care.changeBagItem, {
      params: { bagItemId: socks?.id ?? '' },
      body: { packed: true },
    });
    const wishes = { wishes: ['companion' as const], companion: 'Sam', notes: {}, words: 'Be kind.' };
    await here.ada.call(care.saveBirthWishes, { params: here.params(), body: wishes });
    const { share, token } = await make();
    expect((await open(token)).body.lists).toEqual([]);

    const lists = ['birthWishes' as const, 'bag' as const];
    await here.ada.call(care.changeShare, {
      params: { shareId: share.id },
      body: { appointmentIds: [], lists },
    });
    expect((await open(token)).body.lists).toEqual([
      {
        list: 'bag',
        items: [
          { words: 'Notes', done: false, id: null },
          { words: 'Balm', done: false, id: null },
          { words: 'Socks', done: true, id: null },
        ],
      },
      { list: 'birthWishes', wishes },
    ]);
  });

  it('tells her when it was opened and on what, by anybody but herself', async () => {
    const { token } = await make();
    here.app.clock.set('2026-11-20T13:00:00Z');
    await open(token);
    await here.ada.call(care.openShared, { body: { token } });

    const openings = (await listed())[0]?.openings ?? [];
    expect(openings.map(({ openedAt, device }) => [minuteOf(openedAt), device])).toEqual([
      ['2026-11-20T13:00', 'Safari on iPhone'],
    ]);
  });

  it('keeps the last twenty openings', async () => {
    const { token } = await make();
    for (let minute = 10; minute < 35; minute += 1) {
      here.app.clock.set(`2026-11-20T13:${minute}:00Z`);
      await open(token);
    }

    const [share] = await listed();
    expect(share?.openings).toHaveLength(20);
    expect(minuteOf(share?.openings[0]?.openedAt)).toBe('2026-11-20T13:34');
  });

  it('is over after a week, unless she made it longer, and then gone with what was kept of it', async () => {
    const [short, long] = [await make(), await make()];
    await here.ada.call(care.lengthenShare, { params: { shareId: long.share.id } });
    await open(short.token);
    here.app.clock.set('2026-11-27T12:00:01Z');

    expect((await open(short.token)).status).toBe(404);
    expect((await open(long.token)).status).toBe(200);
    expect((await listed()).map(({ id }) => id)).toEqual([long.share.id]);
    await here.app.runJobs();
    const { source } = here.app.get(Database);
    expect(await source.getRepository('care_share_openings').countBy({ shareId: short.share.id })).toBe(0);
  });

  it('lasts twelve weeks from now at most', async () => {
    const { share } = await make();
    for (let press = 0; press < 14; press += 1)
      await here.ada.call(care.lengthenShare, { params: { shareId: share.id } });

    expect(minuteOf((await listed())[0]?.expiresAt)).toBe('2027-02-12T12:00');
  });

  it('ends at once, and says of an ended one, an unknown one and one that is over the same', async () => {
    const { share, token } = await make();
    await open(token);
    expect((await here.ada.call(care.endShare, { params: { shareId: share.id } })).status).toBe(204);

    const [ended, unknown] = [await open(token), await open(NOWHERE)];
    expect(ended.status).toBe(404);
    expect(ended.body).toEqual(unknown.body);
    expect(await listed()).toEqual([]);
  });

  it.each(['loss', 'paused'] as const)('ends for good when she is quiet: %s', async (state) => {
    const { token } = await make();
    await here.ada.call(account.updateUser, { params: here.params(), body: { state } });
    expect((await open(token)).status).toBe(404);
    const refused = await here.ada.send(`/api/users/${here.ada.id}/shares`, {
      method: 'POST',
      json: { name: 'Sam', appointmentIds: [], lists: [] },
    });
    expect(refused).toMatchObject({ status: 409, body: { code: 'not_shared_now' } });

    await here.ada.call(account.updateUser, { params: here.params(), body: { state: 'pregnant' } });
    expect((await open(token)).status).toBe(404);
  });

  it('ends when she closes her door, since a stranger could have made it', async () => {
    const { token } = await make();
    await here.app.get(Database).run(() => here.app.get(Closings).stopAll(here.ada.id));

    expect((await open(token)).status).toBe(404);
  });

  it('keeps the secret of a link nowhere, and lets no cache keep what it shows', async () => {
    const { token } = await make();
    const rows = await everyRow(here.app.get(Database).source);

    expect(rows.includes(token)).toBe(false);
    expect((await open(token)).headers.get('cache-control')).toBe('no-store');
  });

  it('shows no more than appointments of hers, and five links at once', async () => {
    const medicine = await visit('Iron', 'medication');
    const refused = await here.ada.send(`/api/users/${here.ada.id}/shares`, {
      method: 'POST',
      json: { name: 'Sam', appointmentIds: [medicine], lists: [] },
    });
    expect(refused).toMatchObject({ status: 400, body: { field: 'appointmentIds' } });

    for (let count = 0; count < 5; count += 1) await make();
    const sixth = await here.ada.send(`/api/users/${here.ada.id}/shares`, {
      method: 'POST',
      json: { name: 'Sam', appointmentIds: [], lists: [] },
    });
    expect(sixth).toMatchObject({ status: 409, body: { code: 'too_many_shares' } });
  });

  it('is looked for thirty times in ten minutes by one visitor, and no more', async () => {
    for (let tries = 0; tries < 31; tries += 1) await open(NOWHERE);

    expect((await open(NOWHERE)).status).toBe(429);
  });
});
