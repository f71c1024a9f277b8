import { calendar } from '@nestwell/contracts/calendar';
import { aUser, refusedBefore } from '@nestwell/remote-kit/testing';
import { screen, within } from '@testing-library/react';
import { aReminder } from '../../testing/a-reminder';
import { listed, showCalendar } from './testing/show-calendar';

const { id: userId } = aUser();
const dueDateTime = '2026-11-24T18:30:00.000Z';
const iron = aReminder({ title: 'Iron' });
const form = async (name: string) => within(await screen.findByRole('dialog', { name }));
const changed = { params: { reminderId: iron.id }, query: {}, body: { userId, title: 'Iron, with juice' } };

it('opens a new reminder that could not be kept with all she wrote', async () => {
  const body = { userId, title: 'Midwife', type: 'appointment', dueDateTime, location: 'Ward 3' } as const;
  refusedBefore(calendar.createReminder, { body });
  showCalendar([listed()]);

  const sheet = await form('Add Reminder');

  expect(sheet.getByLabelText('Title')).toHaveValue('Midwife');
});

it.each([
  ['a change, with all that was changed', 400, 'Edit Reminder'],
  ['the change of one that was deleted meanwhile as a new one', 404, 'Add Reminder'],
])('opens %s', async (_, status, title) => {
  refusedBefore(calendar.updateReminder, changed, { row: iron, status });
  showCalendar([listed()]);

  expect((await form(title)).getByLabelText('Title')).toHaveValue('Iron, with juice');
});
