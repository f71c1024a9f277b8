import { calendar, type Reminder } from '@nestwell/contracts/calendar';
import { readAs } from '@nestwell/domain/reading';
import { answer, renderWithHost } from '@nestwell/remote-kit/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { aReminder } from '../../../testing/a-reminder';
import { byDay } from '../lib/by-day';
import { MonthView } from './month-view';

const THURSDAY = '2026-10-15';
const at = (day: number, hours = 16) => new Date(2026, 9, day, hours).toISOString();
const yoga = aReminder({ title: 'Prenatal yoga', dueDateTime: at(15) });
const scan = aReminder({ id: yoga.id.replace(/.$/, '9'), title: 'Scan', dueDateTime: at(15, 17) });
const onOpen = jest.fn();
const onPress = jest.fn();

function Month({ reminders }: { reminders: Reminder[] }) {
  const [day, setDay] = useState(THURSDAY);
  const days = byDay(reminders, [THURSDAY]);
  return <MonthView {...{ day, days, onPress, onOpen }} onDayChange={setDay} />;
}

function show(...reminders: Reminder[]) {
  const moved = answer(calendar.updateReminder, yoga);
  return {
    ...renderWithHost(<Month reminders={reminders} />, { answers: [moved] }),
    user: userEvent.setup(),
  };
}

beforeEach(() => {
  readAs({ dateOrder: 'day-first', clockFace: '24h' });
  Element.prototype.setPointerCapture = jest.fn();
  const wide = { matches: true, addEventListener: jest.fn(), removeEventListener: jest.fn() };
  Object.defineProperty(window, 'matchMedia', { configurable: true, value: () => wide });
  onOpen.mockClear();
  onPress.mockClear();
});
afterEach(() => {
  readAs(null);
  Reflect.deleteProperty(window, 'matchMedia');
  Reflect.deleteProperty(document, 'elementFromPoint');
});

const cell = (name: RegExp) => screen.getByRole('button', { name });
const inThursday = (words: string) => within(cell(/^Thursday 15 October/)).getByText(words);

it('goes to another day by M, arrows and Enter, keeps its clock time, and can be taken back', async () => {
  const { user, calls } = show(yoga);
  cell(/^Thursday 15 October/).focus();

  await user.keyboard('m{ArrowRight}{ArrowDown}');
  expect(screen.getByRole('status')).toHaveTextContent(
    'Prenatal yoga, Friday 23 October, 16:00. Arrows move it',
  );
  await user.keyboard('{Enter}');

  const moved = await screen.findByRole('status', { name: 'Moved to Friday 23 October, 16:00' });
  expect(calls(calendar.updateReminder)[0]?.body).toMatchObject({ dueDateTime: at(23) });
  expect(cell(/^Friday 23 October/)).toHaveFocus();
  expect(onPress).not.toHaveBeenCalled();
  await user.click(within(moved).getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('status', { name: 'Moved back' })).toBeVisible();
});

it('takes the next one of the day with M again, and leaves it at Escape', async () => {
  const { user, calls } = show(yoga, scan);
  cell(/^Thursday 15 October/).focus();

  await user.keyboard('mm{ArrowLeft}');
  expect(screen.getByRole('status')).toHaveTextContent('Scan, Wednesday 14 October, 17:00');
  await user.keyboard('{Escape}{Enter}');

  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(calls(calendar.updateReminder)).toEqual([]);
});

it('stays within the days that are shown, whose keys are free again afterwards', async () => {
  const { user } = show(yoga);
  cell(/^Thursday 15 October/).focus();

  await user.keyboard('m{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}');
  expect(screen.getByRole('status')).toHaveTextContent('Thursday 1 October');
  await user.keyboard('{Escape}{ArrowRight}');

  expect(cell(/^Friday 16 October/)).toHaveFocus();
});

it('is carried by its label, and the press that ends it opens nothing', async () => {
  const { user, calls } = show(yoga);
  const label = inThursday('Prenatal yoga');
  const below = (name: RegExp) => {
    document.elementFromPoint = () => cell(name);
  };
  const point = (clientX: number) => ({ target: label, coords: { clientX, clientY: 0 } });

  await user.pointer([{ keys: '[MouseLeft>]', ...point(10) }, point(11)]);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  below(/^Saturday 17 October/);
  await user.pointer(point(200));
  expect(screen.getByRole('status')).toHaveTextContent('Saturday 17 October, 16:00. Release to move it');
  await user.pointer({ keys: '[/MouseLeft]', ...point(200) });

  expect(await screen.findByRole('status', { name: 'Moved to Saturday 17 October, 16:00' })).toBeVisible();
  expect(calls(calendar.updateReminder)[0]?.body).toMatchObject({ dueDateTime: at(17) });
  expect(onOpen).not.toHaveBeenCalled();
  expect(onPress).not.toHaveBeenCalled();
});

it('opens a reminder by its label, and the day by the rest of its cell', async () => {
  const { user } = show(yoga);
  const thursday = cell(/^Thursday 15 October/);

  await user.click(inThursday('Prenatal yoga'));
  expect(onOpen).toHaveBeenCalledWith(yoga);
  expect(onPress).not.toHaveBeenCalled();
  await user.click(inThursday('15'));

  expect(onPress).toHaveBeenCalledWith(THURSDAY, thursday);
});

it('asks of a repeating one how far the move reaches', async () => {
  const { user, calls } = show({ ...yoga, recurring: 'weekly' });
  cell(/^Thursday 15 October/).focus();
  await user.keyboard('m{ArrowRight}{Enter}');
  await user.click(await screen.findByRole('radio', { name: 'All of them' }));

  await user.click(screen.getByRole('button', { name: 'Move' }));

  expect(await screen.findByRole('status', { name: /^Moved to/ })).toBeVisible();
  expect(calls(calendar.updateReminder)[0]?.query).toEqual({ scope: 'all' });
});
