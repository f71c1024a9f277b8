import { nutrition } from '@nestwell/contracts/nutrition';
import { addDays, daysOf, startOfWeek } from '@nestwell/domain/calendar-days';
import { aPrinter, aUser, refuse } from '@nestwell/remote-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { openDiary, today, yesterday } from '../testing/open-diary';
import { daysPrinted } from './stretches';

const words = ({ papers }: ReturnType<typeof aPrinter>) => papers.map(({ textContent }) => textContent);

it('prints the day with what it adds up to, and on how many foods that rests', async () => {
  const printer = aPrinter();
  const { taps, press, sheet } = openDiary({ user: aUser({ name: 'Amara Osei' }) });
  await press('Print your diary');
  const asking = await sheet('Print your diary');
  await taps.click(asking.getByRole('button', { name: 'Print' }));

  await waitFor(() => expect(printer.papers).toHaveLength(1));
  expect(words(printer)[0]).toContain('Breakfast: Ginger Oat Porridge1 bowl');
  expect(words(printer)[0]).toContain('Together435');
  expect(words(printer)[0]).toContain('A food without a figure counts as unknown, never as zero.');
  expect(words(printer)[0]).not.toContain('Amara');
});

it('prints two weeks with her name where she asks for them', async () => {
  const printer = aPrinter();
  const { taps, press, sheet, calls } = openDiary({ user: aUser({ name: 'Amara Osei' }) });
  await press('Print your diary');
  const asking = await sheet('Print your diary');
  await taps.click(asking.getByRole('radio', { name: 'Two weeks up to this day' }));
  await taps.click(asking.getByRole('checkbox', { name: 'Put my name on it' }));
  await taps.click(asking.getByRole('button', { name: 'Print' }));

  await waitFor(() => expect(printer.papers).toHaveLength(1));
  expect(words(printer)[0]).toContain('Amara Osei');
  expect(words(printer)[0]).toContain('Dinner: Lentil stew');
  expect(words(printer)[0]?.match(/Nothing logged/g)).toHaveLength(12);
  const asked = new Set(calls(nutrition.listMeals).map(({ query }) => query?.startDate));
  expect([...asked].sort()).toEqual(daysOf(addDays(today, -13), today));
});

it('prints the day she looks at where the browser is asked, and the days of her choice no more', async () => {
  const printer = aPrinter();
  const { taps, press, sheet } = openDiary();
  await press('Print your diary');
  const asking = await sheet('Print your diary');
  await taps.click(asking.getByRole('radio', { name: 'Two weeks up to this day' }));
  await taps.click(asking.getByRole('button', { name: 'Print' }));
  await waitFor(() => expect(printer.papers).toHaveLength(1));

  printer.printFromBrowser();

  expect(words(printer)[1]).toContain('Breakfast: Ginger Oat Porridge1 bowl');
  expect(words(printer)[1]).not.toContain('Nothing logged');
});

it('prints no figure for a member who hides them', async () => {
  const printer = aPrinter();
  const { taps, press, sheet } = openDiary({ user: aUser({ hidesFigures: true }) });
  await press('Print your diary');
  await taps.click((await sheet('Print your diary')).getByRole('button', { name: 'Print' }));

  await waitFor(() => expect(printer.papers).toHaveLength(1));
  expect(words(printer)[0]).toContain('Ginger Oat Porridge');
  expect(words(printer)[0]).not.toMatch(/kcal|340|435/);
});

it('says when days did not load, and prints nothing', async () => {
  const printer = aPrinter();
  const { taps, press, sheet, answer } = openDiary();
  await press('Print your diary');
  answer(refuse(nutrition.listMeals, 'internal'));
  const asking = await sheet('Print your diary');
  await taps.click(asking.getByRole('radio', { name: 'Two weeks up to this day' }));
  await taps.click(asking.getByRole('button', { name: 'Print' }));

  expect(await screen.findByRole('alert')).toHaveTextContent('Some days did not load. Please try again.');
  expect(printer.papers).toHaveLength(0);
});

it('ends a week with today where it is not over', () => {
  expect(daysPrinted('week', yesterday, today).at(-1)).toBe(
    addDays(startOfWeek(yesterday), 6) < today ? addDays(startOfWeek(yesterday), 6) : today,
  );
  expect(daysPrinted('week', '2026-10-15', '2026-11-01')).toEqual(daysOf('2026-10-12', '2026-10-18'));
});
