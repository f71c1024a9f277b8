import { account } from '@nestwell/contracts/account/server';
import { care } from '@nestwell/contracts/care/server';
import { aMember } from '../../testing/member';
import { careSpec } from '../testing/care-spec';
import { NOWHERE, sharing } from '../testing/sharing';

const NOWHERE_ID = '019aa000-0000-7000-8000-000000000000';

careSpec((here) => {
  const { make, open } = sharing(here);
  const aBag = async () => {
    const items = [{ kind: 'you', name: 'Socks' }] as const;
    const [socks] = (
      await here.ada.call(care.addToBag, { params: here.params(), body: { items: [...items] } })
    ).body;
    return socks?.id ?? '';
  };
  const bag = async () => (await here.ada.call(care.listBag, { params: here.params() })).body;
  const tick = (token: string, bagItemId: string, packed = true) =>
    here.app.visitor().call(care.tickShared, { body: { token, bagItemId, packed } });

  it('lets a thing of her bag be ticked where she allows it, and tells her who did it and when', async () => {
    const socks = await aBag();
    const { token } = await make({ lists: ['bag'], mayTick: true });
    expect((await open(token)).body.lists).toEqual([
      { list: 'bag', items: [{ words: 'Socks', done: false, id: socks }] },
    ]);
    here.app.clock.set('2026-11-20T13:00:00Z');

    expect((await tick(token, socks)).status).toBe(204);
    expect(await bag()).toMatchObject([
      { packed: true, tickedBy: 'Sam', tickedAt: expect.stringMatching(/^2026-11-20T13:00/) },
    ]);
    await tick(token, socks, false);
    expect(await bag()).toMatchObject([{ packed: false, tickedBy: 'Sam' }]);

    const of = { params: { bagItemId: socks } };
    await here.ada.call(care.changeBagItem, { ...of, body: { note: 'In the hall' } });
    expect(await bag()).toMatchObject([{ tickedBy: 'Sam' }]);
    await here.ada.call(care.changeBagItem, { ...of, body: { packed: true } });
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
    const bea = await aMember(here.app);
    const items = [{ kind: 'you' as const, name: 'Hers' }];
    const [other] = (await bea.call(care.addToBag, { params: { userId: bea.id }, body: { items } })).body;
    expect(await refused(token, other?.id)).toBe(true);
    const body = { appointmentIds: [], lists: ['bag' as const] };
    await here.ada.call(care.changeShare, { params: { shareId: share.id }, body });
    expect(await refused(token)).toBe(true);

    const last = await make({ lists: ['bag'], mayTick: true });
    await here.ada.call(account.updateUser, { params: here.params(), body: { state: 'loss' } });
    expect(await refused(last.token)).toBe(true);
    expect(await bag()).toMatchObject([{ packed: false, tickedBy: null }]);
  });

  it('takes a hundred and twenty ticks in ten minutes from one visitor, and no more', async () => {
    for (let tries = 0; tries < 120; tries += 1) await tick(NOWHERE, NOWHERE_ID);

    expect((await tick(NOWHERE, NOWHERE_ID)).status).toBe(429);
  });
});
