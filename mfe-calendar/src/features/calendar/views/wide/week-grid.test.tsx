import { calendar, type Reminder } from '@nestwell/contracts/calendar';
import { readAs } from '@nestwell/domain/reading';
import { answer, refuse, renderWithHost, type FakeAnswer } from '@nestwell/remote-kit/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aReminder } from '../../../../testing/a-reminder';
import { byDay } from '../../lib/by-day';
import { WeekGrid } from './week-grid';

const THURSDAY = '2026-10-15';
const at = (hours: number, minutes = 0) => new Date(2026, 9, 15, hours, minutes);
const yoga = aReminder({ title: 'Prenatal yoga', dueDateTime: at(16).toISOString() });

function show(reminder: Reminder, answers: FakeAnswer[] = [answer(calendar.updateReminder, reminder)]) {
  const onOpen = jest.fn();
  const view = renderWithHost(
    <WeekGrid
      day={THURSDAY}
      days={byDay([reminder], [THURSDAY])}
      now={at(12).getTime()}
      acts={{ onOpen, onComplete: jest.fn() }}
      onDayOpen={jest.fn()}
    />,
    { answers },
  );
  return { ...view, onOpen, user: userEvent.setup() };
}

beforeEach(() => {
  readAs({ dateOrder: 'day-first', clockFace: '24h' });
  Element.prototype.setPointerCapture = jest.fn();
});
afterEach(() => readAs(null));

const block = () => screen.getByRole('button', { name: /^Prenatal yoga, / });

it('shows a reminder in its day, with its hour and what it is', async () => {
  const { user, onOpen } = show({ ...yoga, dueDateTime: at(9).toISOString() });

  const thursday = within(screen.getByRole('group', { name: 'Thursday 15 October' }));
  await user.click(thursday.getByRole('button', { name: 'Prenatal yoga, 9:00, overdue' }));

  expect(onOpen).toHaveBeenCalledTimes(1);
});

it('is moved by M, arrows and Enter, says where it would land, and can be taken back', async () => {
  const { user, calls, onOpen } = show(yoga);
  block().focus();

  await user.keyboard('m{ArrowRight}{ArrowDown}');
  expect(screen.getByRole('status')).toHaveTextContent(
    'Prenatal yoga, Friday 16 October, 16:15. Arrows move it',
  );
  await user.keyboard('{Enter}');

  const moved = await screen.findByRole('status', { name: 'Moved to Friday 16 October, 16:15' });
  const friday = new Date(2026, 9, 16, 16, 15).toISOString();
  expect(calls(calendar.updateReminder)[0]).toMatchObject({
    query: { scope: 'one' },
    body: { dueDateTime: friday },
  });
  expect(onOpen).not.toHaveBeenCalled();
  await user.click(within(moved).getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('status', { name: 'Moved back' })).toBeVisible();
  expect(calls(calendar.updateReminder)[1]?.body).toMatchObject({ dueDateTime: yoga.dueDateTime });
});

it('stays where it was at Escape', async () => {
  const { user, calls } = show(yoga);
  block().focus();

  await user.keyboard('m{ArrowRight}{Escape}{Enter}');

  expect(calls(calendar.updateReminder)).toEqual([]);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('asks of a repeating one how far the move reaches', async () => {
  const { user, calls } = show({ ...yoga, recurring: 'weekly' });
  block().focus();
  await user.keyboard('m{ArrowUp}{Enter}');
  await user.click(await screen.findByRole('radio', { name: 'All of them' }));
  expect(calls(calendar.updateReminder)).toEqual([]);

  await user.click(screen.getByRole('button', { name: 'Move' }));

  expect(await screen.findByRole('status', { name: /^Moved to/ })).toBeVisible();
  expect(calls(calendar.updateReminder)[0]?.query).toEqual({ scope: 'all' });
});

it('says why a move was refused', async () => {
  const { user } = show(yoga, [refuse(calendar.updateReminder, 'invalid', { message: 'Too far away' })]);
  block().focus();

  await user.keyboard('m{ArrowUp}{Enter}');

  expect(await screen.findByRole('alert', { name: 'Not moved' })).toHaveTextContent('Too far away');
});

it('is carried by the pointer once it has moved, and the press that ends it opens nothing', async () => {
  const { user, calls, onOpen } = show(yoga);
  const box = { left: 0, top: 0, width: 700, height: 24 * 48.5, right: 700, bottom: 1164, x: 0, y: 0 };
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ ...box, toJSON: () => box });
  const point = (clientX: number, clientY: number) => ({ target: block(), coords: { clientX, clientY } });

  await user.pointer([{ keys: '[MouseLeft>]', ...point(350, 0) }, point(351, 1)]);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await user.pointer(point(450, 11.5 * 48.5));
  expect(screen.getByRole('status')).toHaveTextContent('Friday 16 October, 11:30. Release to move it');
  await user.pointer({ keys: '[/MouseLeft]', ...point(450, 11.5 * 48.5) });

  expect(await screen.findByRole('status', { name: 'Moved to Friday 16 October, 11:30' })).toBeVisible();
  expect(calls(calendar.updateReminder)).toHaveLength(1);
  expect(onOpen).not.toHaveBeenCalled();
});
