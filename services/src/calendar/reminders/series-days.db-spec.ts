import { calendar, type Recurrence } from '@nestwell/contracts/calendar/server';
import { DateTime } from 'luxon';
import { parts } from '../../app';
import { memberSpec } from '../../platform/testing/member-spec';
import { NEW_YORK } from '../testing/reminders-of';

const shownAt = (moment: string) => DateTime.fromISO(moment, { zone: NEW_YORK });
const moment = (shown: string) => shownAt(shown).toUTC().toISO() ?? '';

memberSpec({ parts, moment: '2027-01-05T12:00:00Z', zone: NEW_YORK }, (here) => {
  const listed = async () =>
    (
      await here.ada.call(calendar.listReminders, {
        params: { userId: here.ada.id },
        query: { startDate: '2027-01-01T00:00:00Z', endDate: '2032-01-01T00:00:00Z', limit: 200 },
      })
    ).body;
  const made = async (first: string, recurring: Recurrence) => {
    const body = { userId: here.ada.id, title: 'Rent', type: 'personal' as const, recurring };
    await here.ada.call(calendar.createReminder, { body: { ...body, dueDateTime: moment(first) } });
  };
  /** Changes the reminder of a day, and those after it unless another reach is given. */
  const change = async (on: string, changes: object, scope: 'one' | 'later' | 'all' = 'later') => {
    const row = (await listed()).find(({ dueDateTime }) => shownAt(dueDateTime).toISODate() === on);
    const answer = await here.ada.call(calendar.updateReminder, {
      params: { reminderId: String(row?.id) },
      query: { scope },
      body: { userId: here.ada.id, ...changes },
    });
    expect(answer.status).toBe(200);
  };
  const shown = async (from: string, count: number) =>
    (await listed())
      .map(({ dueDateTime }) => shownAt(dueDateTime).toFormat("yyyy-MM-dd'T'HH:mm"))
      .filter((day) => day >= from)
      .slice(0, count);

  it.each([
    ['the title', { title: 'Pay the rent' }, '09:00'],
    ['the last day', { recurringEndDate: '2027-12-31T23:00:00Z' }, '09:00'],
    ['the hour', { dueDateTime: moment('2027-02-28T18:30') }, '18:30'],
  ])('a monthly 31st stays one when on 28 February %s of this and later changes', async (_, changes, at) => {
    await made('2027-01-31T09:00', 'monthly');

    await change('2027-02-28', changes);

    expect(await shown('2027-01-01', 5)).toEqual([
      '2027-01-31T09:00',
      ...['2027-02-28', '2027-03-31', '2027-04-30', '2027-05-31'].map((day) => `${day}T${at}`),
    ]);
  });

  it('a monthly 31st also stays one where the whole series takes another last day', async () => {
    await made('2027-01-31T09:00', 'monthly');

    await change('2027-02-28', { recurringEndDate: '2027-05-31T23:00:00Z' }, 'all');

    expect(await shown('2027-02-01', 9)).toEqual(
      ['2027-02-28', '2027-03-31', '2027-04-30', '2027-05-31'].map((day) => `${day}T09:00`),
    );
  });

  it('moves this and later ones to the day she chose, and to the rhythm she chose', async () => {
    await made('2027-01-31T09:00', 'monthly');

    await change('2027-02-28', { dueDateTime: moment('2027-02-27T09:00') });
    expect(await shown('2027-02-01', 3)).toEqual([
      '2027-02-27T09:00',
      '2027-03-27T09:00',
      '2027-04-27T09:00',
    ]);

    await change('2027-03-27', { recurring: 'weekly' });
    expect(await shown('2027-03-01', 3)).toEqual([
      '2027-03-27T09:00',
      '2027-04-03T09:00',
      '2027-04-10T09:00',
    ]);
  });

  it('keeps the 31st, and one reminder a month, where she had moved February’s alone', async () => {
    await made('2027-01-31T09:00', 'monthly');
    await change('2027-02-28', { dueDateTime: moment('2027-02-26T08:00') }, 'one');

    await change('2027-02-26', { title: 'Pay the rent' });

    expect(await shown('2027-02-01', 3)).toEqual([
      '2027-02-26T08:00',
      '2027-03-31T09:00',
      '2027-04-30T09:00',
    ]);
  });
});
