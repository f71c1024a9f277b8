import { care } from '@nestwell/contracts/care/server';
import { aMember } from '../../testing/member';
import { careSpec } from '../testing/care-spec';

careSpec((here) => {
  const note = (body: { upper: number; lower: number; measuredAt?: string; signs?: ['headache'] }) =>
    here.ada.call(care.noteReading, { params: here.params(), body });
  const listed = async (query = {}) =>
    (await here.ada.call(care.listReadings, { params: here.params(), query })).body.map(
      ({ upper, lower }) => `${upper}/${lower}`,
    );

  it('keeps a reading as it was measured, newest first, within the days that are asked for', async () => {
    await note({ upper: 142, lower: 86, measuredAt: '2026-11-18T08:10:00Z' });
    const { status, body } = await note({ upper: 164, lower: 104, signs: ['headache'] });

    expect([status, body]).toEqual([
      201,
      {
        id: expect.any(String) as string,
        upper: 164,
        lower: 104,
        signs: ['headache'],
        measuredAt: expect.stringMatching(/^2026-11-20T12:00:/) as string,
      },
    ]);
    expect(await listed()).toEqual(['164/104', '142/86']);
    expect(await listed({ startDate: '2026-11-18', endDate: '2026-11-18' })).toEqual(['142/86']);
  });

  it.each([
    [{ upper: 90, lower: 90 }, 'lower'],
    [{ upper: 301, lower: 90 }, 'upper'],
    [{ upper: 120, lower: 80, measuredAt: '2026-11-20T12:05:00Z' }, 'measuredAt'],
  ])('refuses %j and names %s', async (reading, field) => {
    const { status, body } = await note(reading);

    expect([status, body]).toEqual([400, expect.objectContaining({ field })]);
    expect(await listed()).toEqual([]);
  });

  it('corrects and takes away what is hers alone', async () => {
    const { body: reading } = await note({ upper: 142, lower: 86, measuredAt: '2026-11-18T08:10:00Z' });
    const of = { params: { readingId: reading.id } };
    const bea = await aMember(here.app);
    const other = { ...of, body: { upper: 124 } };

    expect((await bea.call(care.correctReading, other)).status).toBe(404);
    expect((await bea.call(care.removeReading, of)).status).toBe(404);
    expect((await here.ada.call(care.correctReading, other)).body).toMatchObject({
      upper: 124,
      measuredAt: '2026-11-18T08:10:00.000Z',
    });
    expect(await here.ada.call(care.correctReading, { ...of, body: { lower: 124 } })).toMatchObject({
      status: 400,
      body: { field: 'lower' },
    });
    expect((await here.ada.call(care.removeReading, of)).status).toBe(204);
    expect(await listed()).toEqual([]);
  });

  it('stays open to her when her plan has ended', async () => {
    here.app.clock.set('2026-11-29T12:00:00Z');

    expect((await note({ upper: 118, lower: 74 })).status).toBe(201);
    expect(await listed()).toEqual(['118/74']);
  });
});
