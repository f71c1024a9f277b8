import { unknownPregnancyFacts } from '@nestwell/contracts/account';
import { takenAway } from '@nestwell/contracts/kernel';
import { nutrition } from '@nestwell/contracts/nutrition';
import { addDays, fullDay, weekday } from '@nestwell/domain/calendar-days';
import { answer, aQuietMember, aUser, refuse } from '@nestwell/remote-kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aMeal } from '../../../testing/a-meal';
import { apple, openDiary, porridge, stew, today, yesterday } from './testing/open-diary';

const logged = answer(nutrition.logMeals, [aMeal()]);
const deleted = answer(nutrition.deleteMeal, undefined);

it('shows a day by kinds, what it adds up to, and on how many foods that rests', async () => {
  openDiary();

  expect(await screen.findByRole('list', { name: 'Breakfast' })).toHaveTextContent(
    'Ginger Oat Porridge1 bowl',
  );
  expect(screen.getByRole('img', { name: /^435 of 2,100 kilocalories, 21 percent/ })).toBeVisible();
  const shown = document.body;
  expect(shown).toHaveTextContent('1,665 left of 2,100');
  expect(shown).toHaveTextContent('Protein34 of 71 gfrom 1 of 2 foods');
  expect(shown).toHaveTextContent('Iron3 of 27 mgfrom 1 of 2 foods');
  expect(shown).toHaveTextContent('Iodineunknown of 220 µg');
  expect(shown).toHaveTextContent('Vitamin B12unknown of 2.6 µg');
  expect(shown).toHaveTextContent('Vitamin Dunknown of 15 µg');
  expect(shown).toHaveTextContent('Calciumunknown of 1,000 mg');
  expect(shown).toHaveTextContent('Under 19: calcium 1,300 mg.');
  expect(shown).toHaveTextContent(
    'From 1 of your 2 foods. A food without a figure counts as unknown, never as zero.',
  );
});

it('says what a vegan diet runs short of, and what diabetes asks for', async () => {
  const pregnancyFacts = { ...unknownPregnancyFacts, diabetes: true };
  openDiary({ user: aUser({ dietaryRestrictions: ['vegan'], pregnancyFacts }) });

  expect(await screen.findByRole('list', { name: 'Breakfast' })).toBeVisible();
  expect(document.body).toHaveTextContent(/short of vitamin B12, iodine and vitamin D/);
  expect(document.body).toHaveTextContent(/Ask your dietitian first/);
  expect(document.body).toHaveTextContent(/kcal\d+\sg carbs/);
});

it('says none of it after a loss', async () => {
  const pregnancyFacts = { ...unknownPregnancyFacts, diabetes: true };
  const diets = { dietaryRestrictions: ['vegan', 'keto'], isBreastfeeding: true, pregnancyFacts };
  openDiary({ user: aQuietMember('loss', diets) });

  expect(await screen.findByRole('list', { name: 'Breakfast' })).toBeVisible();
  expect(document.body).not.toHaveTextContent(/B12|ketones|dietitian|baby|midwife|g carbs/i);
});

it('measures no day by a goal that is too low to live on', async () => {
  openDiary({ user: aUser({ baseCalorieGoal: 800 }) });

  expect(await screen.findByRole('img', { name: '435 kilocalories' })).not.toHaveTextContent('%');
  expect(document.body).not.toHaveTextContent(/of goal|800/);
});

it('asks for nothing of a stage while she is quiet about hers', async () => {
  openDiary({ user: aQuietMember('loss') });

  expect(await screen.findByRole('list', { name: 'Breakfast' })).toBeVisible();
  expect(document.body).not.toHaveTextContent('What this stage asks for');
  expect(document.body).toHaveTextContent('Protein34 g');
});

it('goes a day back and forth, and not into what is to come', async () => {
  const { press } = openDiary();
  await screen.findByRole('list', { name: 'Breakfast' });
  expect(screen.getByRole('button', { name: 'The day after' })).toBeDisabled();

  await press('The day before');
  expect(await screen.findByRole('list', { name: 'Dinner' })).toHaveTextContent('Lentil stew');
  expect(screen.getByRole('heading', { level: 2, name: fullDay(yesterday) })).toBeVisible();
  expect(screen.getByRole('button', { name: `Log Food for ${weekday(yesterday)}` })).toBeVisible();
});

/** A finger's way over a part of the page. */
function swipeOver(part: HTMLElement, x: number, y = 0) {
  fireEvent.touchStart(part, {
    touches: [{ clientX: 200, clientY: 200 }],
    changedTouches: [{ clientX: 200, clientY: 200 }],
  });
  fireEvent.touchEnd(part, { changedTouches: [{ clientX: 200 + x, clientY: 200 + y }] });
}

it('deletes an entry by a swipe to the left alone, and puts it back', async () => {
  const { press, calls } = openDiary({ answers: [deleted, answer(takenAway.putBack, undefined)] });
  const entry = await screen.findByRole('button', { name: /^Ginger Oat Porridge/ });
  swipeOver(entry, 120);
  swipeOver(entry, -120, 200);
  swipeOver(entry, -120);

  await press('Undo');
  expect(calls(nutrition.deleteMeal).map(({ params }) => params.mealId)).toEqual([porridge.id]);
  await waitFor(() => expect(calls(takenAway.putBack)[0]?.body).toEqual({ kind: 'meal', id: porridge.id }));
});

it('goes a day back and forth with a swipe, and not by a scroll or past today', async () => {
  openDiary();
  await screen.findByRole('group', { name: 'Day' });
  const swipe = (x: number, y?: number) => swipeOver(screen.getByRole('group', { name: 'Day' }), x, y);
  const shows = (date: string) =>
    waitFor(() =>
      expect(screen.getByRole('heading', { level: 2, name: new RegExp(`^${fullDay(date)}`) })).toBeVisible(),
    );

  swipe(-120);
  swipe(120, 200);
  await shows(today);
  swipe(120);
  await shows(yesterday);
  swipe(-120);
  await shows(today);
});

it('has yesterday’s meal of an empty kind again in one tap, and takes it back in one', async () => {
  const { press, calls, toasts } = openDiary({ answers: [logged, deleted] });
  await press(/^Yesterday’s dinner again/);

  await waitFor(() =>
    expect(toasts()[0]).toMatchObject({
      title: 'Copied to today',
      description: 'Lentil stew',
    }),
  );
  const [copy] = calls(nutrition.logMeals)[0]?.body.meals ?? [];
  expect(copy).toMatchObject({
    name: 'Lentil stew',
    calories: 460,
    mealType: 'dinner',
  });
  expect(new Date(copy?.loggedAt ?? '').getTime()).toBeLessThanOrEqual(Date.now());
  expect(new Date(copy?.loggedAt ?? '').toDateString()).toBe(new Date().toDateString());

  await press('Undo');
  await waitFor(() => expect(calls(nutrition.deleteMeal)).toHaveLength(1));
});

it('copies all of yesterday', async () => {
  const { press, calls } = openDiary({ answers: [logged] });
  await press('Copy yesterday');
  await waitFor(() => expect(calls(nutrition.logMeals)[0]?.body.meals).toHaveLength(1));
});

it('copies another day of the past year, and says where there is nothing to copy', async () => {
  const { press, sheet, taps, toasts, calls } = openDiary();
  await press('Copy a day');
  const asked = await sheet('Copy a day');
  fireEvent.change(asked.getByLabelText('Day'), {
    target: { value: '2020-01-01' },
  });
  expect(asked.getByRole('button', { name: 'Copy it here' })).toBeDisabled();

  fireEvent.change(asked.getByLabelText('Day'), {
    target: { value: addDays(today, -40) },
  });
  await taps.click(asked.getByRole('button', { name: 'Copy it here' }));
  await waitFor(() => expect(toasts()).toMatchObject([{ title: 'Nothing to copy' }]));
  expect(calls(nutrition.logMeals)).toEqual([]);
});

describe('an entry', () => {
  const menuOf = async (name: string, options?: Parameters<typeof openDiary>[0]) => {
    const view = openDiary(options);
    await view.press(`More for ${name}`);
    const menu = await view.sheet(name);
    const choose = (label: string | RegExp) => view.taps.click(menu.getByRole('button', { name: label }));
    return { ...view, choose };
  };

  it('is deleted, and comes back as it was', async () => {
    const { choose, press, calls, toasts } = await menuOf('Ginger Oat Porridge', {
      answers: [deleted, answer(takenAway.putBack, undefined)],
    });
    await choose(/^Delete/);
    await waitFor(() =>
      expect(toasts()[0]).toMatchObject({
        title: 'Ginger Oat Porridge',
        description: 'Removed from Breakfast',
      }),
    );

    await press('Undo');
    await waitFor(() =>
      expect(calls(takenAway.putBack)[0]?.body).toEqual({
        kind: 'meal',
        id: porridge.id,
      }),
    );
  });

  it('moves to another kind, and back', async () => {
    const { choose, press, calls } = await menuOf('Apple', {
      answers: [answer(nutrition.changeMeal, apple)],
    });
    await choose('Lunch');
    await press('Undo');

    await waitFor(() => expect(calls(nutrition.changeMeal)).toHaveLength(2));
    expect(calls(nutrition.changeMeal).map(({ body }) => body)).toEqual([
      { mealType: 'lunch' },
      { mealType: 'snack' },
    ]);
  });

  it('is kept as a favorite, as one bowl', async () => {
    const { choose, calls } = await menuOf('Ginger Oat Porridge', {
      answers: [refuse(nutrition.keepFood, 'too_many_foods')],
    });
    await choose('Keep as a favorite');

    await waitFor(() => expect(calls(nutrition.keepFood)).toHaveLength(1));
    expect(calls(nutrition.keepFood)[0]?.body).toMatchObject({
      kind: 'found',
      isFavourite: true,
      calories: 340,
      portion: { label: 'bowl', grams: null },
    });
  });

  it('is eaten at another time and half as much: its figures follow', async () => {
    const { choose, sheet, taps, calls } = await menuOf('Ginger Oat Porridge', {
      answers: [answer(nutrition.changeMeal, porridge)],
    });
    await choose(/^Edit portion/);
    const edit = await sheet('Edit meal');
    await taps.click(edit.getByRole('button', { name: 'Less portions' }));
    expect(edit.getByRole('textbox', { name: 'Calories' })).toHaveValue('170');
    await taps.click(edit.getByRole('button', { name: 'Save' }));

    await waitFor(() => expect(calls(nutrition.changeMeal)).toHaveLength(1));
    expect(calls(nutrition.changeMeal)[0]?.body).toMatchObject({
      calories: 170,
      portion: { label: 'bowl', grams: null, times: 0.5 },
      micronutrients: { iron: 1.5 },
    });
    expect(calls(nutrition.changeMeal)[0]?.body).not.toHaveProperty('loggedAt');
  });
});

it('offers another try when the day did not load, and keeps the days in reach', async () => {
  openDiary({ answers: [refuse(nutrition.listMeals, 'internal')] });

  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  expect(screen.getByRole('group', { name: 'Day' })).toBeVisible();
});

it('is kind about a day without entries, and offers the day before', async () => {
  const none = answer(nutrition.listMeals, ({ query }) => (query.startDate === yesterday ? [stew] : []));
  openDiary({ answers: [none] });
  await screen.findByRole('button', { name: /^Yesterday’s dinner again/ });

  expect(within(screen.getByRole('group', { name: 'Day' })).getByText('Today')).toBeVisible();
  expect(screen.getAllByText('Nothing yet')).toHaveLength(3);
});
