import { calendar } from '@nestwell/contracts/calendar/server';
import { care, medicineLimits, type AddMedicineRequest } from '@nestwell/contracts/care/server';
import { takenAway } from '@nestwell/contracts/kernel/server';
import { aMember } from '../../testing/member';
import { careSpec } from '../testing/care-spec';

const iron: AddMedicineRequest = {
  name: 'Iron',
  amount: 'one tablet',
  rhythm: 'daily',
  times: ['13:00', '08:00'],
};

careSpec((here) => {
  const add = async (more: Partial<AddMedicineRequest> = {}) =>
    here.ada.call(care.addMedicine, { params: here.params(), body: { ...iron, ...more } });
  const say = (medicineId: string, answer: 'taken' | 'skipped' | null, date = '2026-11-20', time = '08:00') =>
    here.ada.call(care.answerDose, {
      params: { ...here.params(), medicineId },
      body: { date, time, answer },
    });
  const doses = async () =>
    (
      await here.ada.call(care.listDoses, {
        params: here.params(),
        query: { startDate: '2026-11-15', endDate: '2026-11-22' },
      })
    ).body.map(({ date, time, answer }) => `${date} ${time} ${answer}`);
  const rings = async (until = '2026-11-22T23:00:00Z') =>
    (
      await here.ada.call(calendar.listMedication, {
        params: here.params(),
        query: { startDate: '2026-11-20T00:00:00Z', endDate: until },
      })
    ).body.map(
      ({ title, dueDateTime, completed }) =>
        `${title} ${dueDateTime.slice(5, 16)}${completed ? ' done' : ''}`,
    );

  it('keeps a medicine in her own words, its times in order', async () => {
    const { status, body } = await add();

    expect([status, body]).toEqual([
      201,
      {
        id: expect.any(String) as string,
        name: 'Iron',
        amount: 'one tablet',
        rhythm: 'daily',
        times: ['08:00', '13:00'],
        startsOn: '2026-11-20',
        endsOn: null,
        reminds: false,
      },
    ]);
    expect(await rings()).toEqual([]);
  });

  it('rings at each time from the next one on, also when her plan has ended', async () => {
    here.app.clock.set('2026-11-29T10:00:00Z');
    await add({ reminds: true, endsOn: '2026-11-30' });

    expect(await rings('2026-12-03T00:00:00Z')).toEqual([
      'Iron 11-29T13:00',
      'Iron 11-30T08:00',
      'Iron 11-30T13:00',
    ]);
  });

  it('rings no more for a dose that is answered, and again when that is taken back', async () => {
    const { id } = (await add({ reminds: true })).body;
    await say(id, 'taken', '2026-11-20', '13:00');
    expect(await rings('2026-11-21T09:00:00Z')).toEqual(['Iron 11-20T13:00 done', 'Iron 11-21T08:00']);

    await say(id, null, '2026-11-20', '13:00');
    expect((await rings())[0]).toBe('Iron 11-20T13:00');
    expect(await doses()).toEqual([]);
  });

  it('keeps one answer for each dose, the last one she gave', async () => {
    const { id } = (await add()).body;
    await say(id, 'skipped');
    await say(id, 'taken');
    await say(id, 'taken', '2026-11-19', '13:00');

    expect(await doses()).toEqual(['2026-11-20 08:00 taken', '2026-11-19 13:00 taken']);
  });

  it('rings at its new times once it is changed, and at none once it needs none', async () => {
    const { id } = (await add({ reminds: true })).body;
    const change = (body: object) => here.ada.call(care.changeMedicine, { params: { medicineId: id }, body });
    await change({ times: ['21:00'], name: 'Iron syrup' });
    expect(await rings('2026-11-21T22:00:00Z')).toEqual(['Iron syrup 11-20T21:00', 'Iron syrup 11-21T21:00']);

    await change({ reminds: false });
    expect(await rings()).toEqual([]);
  });

  it('rings no more for a dose that was answered ahead, also when the medicine is changed after it', async () => {
    const { id } = (await add({ reminds: true })).body;
    await say(id, 'taken', '2026-11-20', '13:00');
    await here.ada.call(care.changeMedicine, { params: { medicineId: id }, body: { name: 'Iron syrup' } });

    expect(await rings('2026-11-21T09:00:00Z')).toEqual([
      'Iron syrup 11-20T13:00 done',
      'Iron syrup 11-21T08:00',
    ]);
  });

  it('puts a medicine back with what was answered of it and what it rings, answered ahead or not', async () => {
    here.app.clock.set('2026-11-19T10:00:00Z');
    const { id } = (await add({ reminds: true })).body;
    here.app.clock.set('2026-11-20T10:00:00Z');
    await say(id, 'taken', '2026-11-20', '13:00');
    await say(id, 'skipped');
    const all = async () => ({
      medicines: (await here.ada.call(care.listMedicines, { params: here.params() })).body,
      doses: await doses(),
      rings: await rings('2027-03-01T00:00:00Z'),
    });
    const before = await all();
    expect(before.rings).toContain('Iron 11-20T13:00 done');

    await here.ada.call(care.removeMedicine, { params: { medicineId: id } });
    expect((await all()).rings).toEqual(['Iron 11-20T08:00 done']);
    const body = { kind: 'medicine', id } as const;
    expect((await here.ada.call(takenAway.putBack, { params: here.params(), body })).status).toBe(204);
    expect(await all()).toEqual(before);

    await say(id, null, '2026-11-20', '13:00');
    expect(await rings('2026-11-20T14:00:00Z')).toContain('Iron 11-20T13:00');
    await here.ada.call(care.removeMedicine, { params: { medicineId: id } });
    expect(await rings('2027-03-01T00:00:00Z')).toEqual(['Iron 11-20T08:00 done']);
  });

  it('puts no medicine back on a list that is full meanwhile, and takes nothing of it', async () => {
    const { id } = (await add()).body;
    await say(id, 'taken');
    await here.ada.call(care.removeMedicine, { params: { medicineId: id } });
    for (let count = 0; count < medicineLimits.medicines; count += 1) await add({ name: `Pill ${count}` });

    const full = await here.ada.call(takenAway.putBack, {
      params: here.params(),
      body: { kind: 'medicine', id },
    });
    expect(full).toMatchObject({ status: 409, body: { code: 'too_many_medicines' } });
    expect(await doses()).toEqual([]);
  });

  it('takes a medicine away with its reminders and answers, and only hers', async () => {
    const { id: medicineId } = (await add({ reminds: true })).body;
    await say(medicineId, 'taken');
    const bea = await aMember(here.app);
    expect((await bea.call(care.removeMedicine, { params: { medicineId } })).status).toBe(404);

    expect((await here.ada.call(care.removeMedicine, { params: { medicineId } })).status).toBe(204);
    expect([await rings(), await doses()]).toEqual([[], []]);
  });

  it.each([
    [{ times: [] }, 'times'],
    [{ times: ['25:00'] }, 'times.0'],
    [{ endsOn: '2026-11-19', startsOn: '2026-11-20' }, 'endsOn'],
  ])('refuses %j and names %s', async (changes, field) => {
    expect(await add(changes)).toMatchObject({ status: 400, body: { field } });
  });

  it('refuses an answer of a day to come, and of a medicine of somebody else', async () => {
    const { id } = (await add()).body;
    expect(await say(id, 'taken', '2026-11-21')).toMatchObject({ status: 400, body: { field: 'date' } });
    const bea = await aMember(here.app);
    const body = { date: '2026-11-20', time: '08:00', answer: 'taken' } as const;

    expect(
      (await bea.call(care.answerDose, { params: { userId: bea.id, medicineId: id }, body })).status,
    ).toBe(404);
  });

  it('holds forty, and says so', async () => {
    for (let made = 0; made < 40; made += 1) await add({ name: `Drops ${made}` });

    expect(await add()).toMatchObject({ status: 409, body: { code: 'too_many_medicines' } });
  });
});
