import { account } from '@nestwell/contracts/account';
import { calendar } from '@nestwell/contracts/calendar';
import { care, type MakeShareRequest } from '@nestwell/contracts/care';
import { parts } from '../../app';
import { Database } from '../../platform/database/database';
import { onBothEngines } from '../../platform/database/testing/engines';
import { everyRow } from '../../platform/database/testing/every-row';
import { Closings } from '../../platform/session/closings';
import { TestApp } from '../../platform/testing/test-app';
import { aMember, type Member } from '../../testing/member';

const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';
const minuteOf = (moment: string | undefined) => moment?.slice(0, 16);
const NOWHERE = 'a'.repeat(43);
const NOWHERE_ID = '019aa000-0000-7000-8000-000000000000';

onBothEngines((engine) => {
  let app: TestApp;
  let ada: Member;
  beforeAll(async () => {
    app = await TestApp.start({ parts, databaseUrl: await engine.newUrl() });
  }, 60_000);
  afterAll(() => app.stop());
  beforeEach(async () => {
    app.clock.set('2026-11-20T12:00:00Z');
    ada = await aMember(app, { name: 'Ada Lane' });
  });

  const params = () => ({ userId: ada.id });
  const listed = async () => (await ada.call(care.listShares, { params: params() })).body;
  const open = (token: string, headers = { 'user-agent': PHONE }) =>
    app.visitor().call(care.openShared, { body: { token } }, headers);
  async function make(chosen: Partial<MakeShareRequest> = {}) {
    const body = { name: 'Sam', appointmentIds: [], lists: [], ...chosen };
    return (await ada.call(care.makeShare, { params: params(), body })).body;
  }
  const visit = async (title: string, type: 'appointment' | 'medication' = 'appointment') =>
    (
      await ada.call(calendar.createReminder, {
        body: { userId: ada.id, title, type, dueDateTime: '2026-11-26T10:30:00Z', description: 'Private' },
      })
    ).body.id;

  it('shows what she chose as it stands, and nothing else of her', async () => {
    const [midwife] = [await visit('Midwife'), await visit('Vaccine')];
    const question = { words: 'Who do I call at night?' };
    const { id } = (await ada.call(care.addQuestion, { params: params(), body: question })).body;
    await ada.call(care.changeQuestion, {
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
    const [socks] = (await ada.call(care.addToBag, { params: params(), body: { items: [...items] } })).body;
    await ada.call(care.changeBagItem, { params: { bagItemId: socks?.id ?? '' }, body: { packed: true } });
    const wishes = { wishes: ['companion' as const], companion: 'Sam', notes: {}, words: 'Be kind.' };
    await ada.call(care.saveBirthWishes, { params: params(), body: wishes });
    const { share, token } = await make();
    expect((await open(token)).body.lists).toEqual([]);

    const lists = ['birthWishes' as const, 'bag' as const];
    await ada.call(care.changeShare, { params: { shareId: share.id }, body: { appointmentIds: [], lists } });
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

  const aBag = async () => {
    const items = [{ kind: 'you', name: 'Socks' }] as const;
    const [socks] = (await ada.call(care.addToBag, { params: params(), body: { items: [...items] } })).body;
    return socks?.id ?? '';
  };
  const bag = async () => (await ada.call(care.listBag, { params: params() })).body;
  const tick = (token: string, bagItemId: string, packed = true) =>
    app.visitor().call(care.tickShared, { body: { token, bagItemId, packed } });

  it('lets a thing of her bag be ticked where she allows it, and tells her who did it and when', async () => {
    const socks = await aBag();
    const { token } = await make({ lists: ['bag'], mayTick: true });
    expect((await open(token)).body.lists).toEqual([
      { list: 'bag', items: [{ words: 'Socks', done: false, id: socks }] },
    ]);
    app.clock.set('2026-11-20T13:00:00Z');

    expect((await tick(token, socks)).status).toBe(204);
    expect(await bag()).toMatchObject([
      { packed: true, tickedBy: 'Sam', tickedAt: expect.stringMatching(/^2026-11-20T13:00/) },
    ]);
    await tick(token, socks, false);
    expect(await bag()).toMatchObject([{ packed: false, tickedBy: 'Sam' }]);

    const of = { params: { bagItemId: socks } };
    await ada.call(care.changeBagItem, { ...of, body: { note: 'In the hall' } });
    expect(await bag()).toMatchObject([{ tickedBy: 'Sam' }]);
    await ada.call(care.changeBagItem, { ...of, body: { packed: true } });
    expect(await bag()).toMatchObject([{ packed: true, tickedBy: null, tickedAt: null }]);
  });

  it('ticks nothing without her leave, no thing of somebody else, and nothing after the end', async () => {
    const socks = await aBag();
    const plain = await make({ lists: ['bag'] });
    const without = await make({ lists: ['questions'], mayTick: true });
    const refused = async (token: string, id = socks) => (await tick(token, id)).status === 404;
    expect(await refused(plain.token)).toBe(true);
    expect(await refused(without.token)).toBe(true);
    expect(await refused(NOWHERE)).toBe(true);

    const { share, token } = await make({ lists: ['bag'], mayTick: true });
    const bea = await aMember(app);
    const items = [{ kind: 'you' as const, name: 'Hers' }];
    const [other] = (await bea.call(care.addToBag, { params: { userId: bea.id }, body: { items } })).body;
    expect(await refused(token, other?.id)).toBe(true);
    const body = { appointmentIds: [], lists: ['bag' as const] };
    await ada.call(care.changeShare, { params: { shareId: share.id }, body });
    expect(await refused(token)).toBe(true);

    const last = await make({ lists: ['bag'], mayTick: true });
    await ada.call(account.updateUser, { params: params(), body: { state: 'loss' } });
    expect(await refused(last.token)).toBe(true);
    expect(await bag()).toMatchObject([{ packed: false, tickedBy: null }]);
  });

  it('takes a hundred and twenty ticks in ten minutes from one visitor, and no more', async () => {
    for (let tries = 0; tries < 120; tries += 1) await tick(NOWHERE, NOWHERE_ID);

    expect((await tick(NOWHERE, NOWHERE_ID)).status).toBe(429);
  });

  it('tells her when it was opened and on what, by anybody but herself', async () => {
    const { token } = await make();
    app.clock.set('2026-11-20T13:00:00Z');
    await open(token);
    await ada.call(care.openShared, { body: { token } });

    const openings = (await listed())[0]?.openings ?? [];
    expect(openings.map(({ openedAt, device }) => [minuteOf(openedAt), device])).toEqual([
      ['2026-11-20T13:00', 'Safari on iPhone'],
    ]);
  });

  it('keeps the last twenty openings', async () => {
    const { token } = await make();
    for (let minute = 10; minute < 35; minute += 1) {
      app.clock.set(`2026-11-20T13:${minute}:00Z`);
      await open(token);
    }

    const [share] = await listed();
    expect(share?.openings).toHaveLength(20);
    expect(minuteOf(share?.openings[0]?.openedAt)).toBe('2026-11-20T13:34');
  });

  it('is over after a week, unless she made it longer, and then gone with what was kept of it', async () => {
    const [short, long] = [await make(), await make()];
    await ada.call(care.lengthenShare, { params: { shareId: long.share.id } });
    await open(short.token);
    app.clock.set('2026-11-27T12:00:01Z');

    expect((await open(short.token)).status).toBe(404);
    expect((await open(long.token)).status).toBe(200);
    expect((await listed()).map(({ id }) => id)).toEqual([long.share.id]);
    await app.runJobs();
    const { source } = app.get(Database);
    expect(await source.getRepository('care_share_openings').countBy({ shareId: short.share.id })).toBe(0);
  });

  it('lasts twelve weeks from now at most', async () => {
    const { share } = await make();
    for (let press = 0; press < 14; press += 1)
      await ada.call(care.lengthenShare, { params: { shareId: share.id } });

    expect(minuteOf((await listed())[0]?.expiresAt)).toBe('2027-02-12T12:00');
  });

  it('ends at once, and says of an ended one, an unknown one and one that is over the same', async () => {
    const { share, token } = await make();
    await open(token);
    expect((await ada.call(care.endShare, { params: { shareId: share.id } })).status).toBe(204);

    const [ended, unknown] = [await open(token), await open(NOWHERE)];
    expect(ended.status).toBe(404);
    expect(ended.body).toEqual(unknown.body);
    expect(await listed()).toEqual([]);
  });

  it.each(['loss', 'paused'] as const)('ends for good when she is quiet: %s', async (state) => {
    const { token } = await make();
    await ada.call(account.updateUser, { params: params(), body: { state } });
    expect((await open(token)).status).toBe(404);
    const refused = await ada.send(`/api/users/${ada.id}/shares`, {
      method: 'POST',
      json: { name: 'Sam', appointmentIds: [], lists: [] },
    });
    expect(refused).toMatchObject({ status: 409, body: { code: 'not_shared_now' } });

    await ada.call(account.updateUser, { params: params(), body: { state: 'pregnant' } });
    expect((await open(token)).status).toBe(404);
  });

  it('ends when she closes her door, since a stranger could have made it', async () => {
    const { token } = await make();
    await app.get(Database).run(() => app.get(Closings).stopAll(ada.id));

    expect((await open(token)).status).toBe(404);
  });

  it('keeps the secret of a link nowhere, and lets no cache keep what it shows', async () => {
    const { token } = await make();
    const rows = await everyRow(app.get(Database).source);

    expect(rows.includes(token)).toBe(false);
    expect((await open(token)).headers.get('cache-control')).toBe('no-store');
  });

  it('shows no more than appointments of hers, and five links at once', async () => {
    const medicine = await visit('Iron', 'medication');
    const refused = await ada.send(`/api/users/${ada.id}/shares`, {
      method: 'POST',
      json: { name: 'Sam', appointmentIds: [medicine], lists: [] },
    });
    expect(refused).toMatchObject({ status: 400, body: { field: 'appointmentIds' } });

    for (let count = 0; count < 5; count += 1) await make();
    const sixth = await ada.send(`/api/users/${ada.id}/shares`, {
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
