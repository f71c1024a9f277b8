import { bagLimits, care, type AddToBagRequest } from '@nestwell/contracts/care/server';
import { takenAway } from '@nestwell/contracts/kernel/server';
import { aMember } from '../../testing/member';
import { careSpec } from '../testing/care-spec';

careSpec((here) => {
  const add = (items: AddToBagRequest['items']) =>
    here.ada.call(care.addToBag, { params: here.params(), body: { items } });
  const names = async () =>
    (await here.ada.call(care.listBag, { params: here.params() })).body.map(({ name, packed }) =>
      packed ? `${name}, packed` : name,
    );
  const three = async () =>
    (await add(['Slippers', 'Socks', 'Lip balm'].map((name) => ({ kind: 'you', name })))).body.map(
      ({ id }) => id,
    );

  it('puts what she adds behind what is there, and keeps what she notes and ticks', async () => {
    const [slippers = ''] = await three();
    await add([{ kind: 'baby', name: 'Car seat', note: 'Sam does this' }]);
    const of = { params: { bagItemId: slippers } };
    await here.ada.call(care.changeBagItem, { ...of, body: { packed: true } });

    expect(await names()).toEqual(['Slippers, packed', 'Socks', 'Lip balm', 'Car seat']);
    const changed = await here.ada.call(care.changeBagItem, {
      ...of,
      body: { note: ' In the hall ', name: 'Shoes' },
    });
    expect(changed.body).toMatchObject({ name: 'Shoes', note: 'In the hall', packed: true, kind: 'you' });
    expect((await here.ada.call(care.changeBagItem, { ...of, body: { note: '' } })).body.note).toBeNull();
  });

  it('keeps the order she wants, and what she does not name behind it', async () => {
    const [slippers = '', socks = '', balm = ''] = await three();
    const order = (ids: string[]) =>
      here.ada.call(care.orderBag, { params: here.params(), body: { kind: 'you', ids } });

    expect((await order([balm, slippers, socks])).status).toBe(204);
    expect(await names()).toEqual(['Lip balm', 'Slippers', 'Socks']);
    await order([socks]);
    expect(await names()).toEqual(['Socks', 'Lip balm', 'Slippers']);
  });

  it('puts a thing back in its place, and only hers', async () => {
    const [, socks = ''] = await three();
    const of = { params: { bagItemId: socks } };

    expect((await (await aMember(here.app)).call(care.removeBagItem, of)).status).toBe(404);
    expect((await here.ada.call(care.removeBagItem, of)).status).toBe(204);
    expect(await names()).toEqual(['Slippers', 'Lip balm']);
    await here.ada.call(takenAway.putBack, { params: here.params(), body: { kind: 'bagItem', id: socks } });
    expect(await names()).toEqual(['Slippers', 'Socks', 'Lip balm']);
  });

  it.each([
    [{ items: [] }, 'items'],
    [{ items: [{ kind: 'you', name: ' ' }] }, 'items.0.name'],
    [{ items: [{ kind: 'car', name: 'Socks' }] }, 'items.0.kind'],
  ])('refuses %j and names %s', async (json, field) => {
    const refused = await here.ada.send<{ field: string }>(`/api/users/${here.ada.id}/bag`, {
      method: 'POST',
      json,
    });

    expect([refused.status, refused.body.field]).toEqual([400, field]);
  });

  it('holds so many, and says so', async () => {
    const some = Array.from({ length: bagLimits.items / 3 }, (_, index) => ({
      kind: 'you' as const,
      name: `Thing ${index}`,
    }));
    for (const _ of [1, 2, 3]) await add(some);

    expect(await add([{ kind: 'you', name: 'One more' }])).toMatchObject({
      status: 409,
      body: { code: 'list_full' },
    });
  });
});
