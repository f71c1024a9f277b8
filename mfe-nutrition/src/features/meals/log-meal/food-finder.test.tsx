import { nutrition } from '@nestwell/contracts/nutrition';
import { answer, refuse } from '@nestwell/remote-kit/testing';
import { waitFor } from '@testing-library/react';
import { banana } from '../../../testing/a-meal';
import { open, search } from './testing/open-log-meal';

describe('found by search', () => {
  it('fills name and figures of a portion, and recomputes them for more of it', async () => {
    const view = await open();
    await search(view, 'banana');
    const option = await view.sheet.findByRole('option', {}, { timeout: 2000 });
    expect(option).toHaveTextContent('Banana, raw1 medium (118 g)105 kcal');
    await view.taps.click(option);

    expect(view.sheet.getByText('Auto-filled from USDA data')).toBeVisible();
    expect(view.sheet.getByRole('textbox', { name: 'Calories' })).toHaveValue('105');
    expect(view.sheet.getByRole('textbox', { name: 'Carbs' })).toHaveValue('26.9');

    await view.press('More portions');
    expect(view.sheet.getByRole('textbox', { name: 'Calories' })).toHaveValue('158');
    await view.taps.selectOptions(view.sheet.getByRole('combobox', { name: 'Portion' }), '100 g');
    expect(view.sheet.getByRole('textbox', { name: 'Calories' })).toHaveValue('134');

    await view.press('Log meal');
    await waitFor(() => expect(view.calls(nutrition.logMeal)).toHaveLength(1));
    expect(view.calls(nutrition.logMeal)[0]?.body).toMatchObject({
      name: 'Banana, raw',
      calories: 134,
      carbs: 34.2,
    });
  });

  it('takes the figures away with the food when the search is cleared, and keeps the time of day', async () => {
    const view = await open();
    await search(view, 'banana');
    await view.taps.click(await view.sheet.findByRole('option', {}, { timeout: 2000 }));
    await view.taps.click(view.sheet.getByRole('button', { name: /^Meal type: / }));
    await view.press('Dinner');
    await view.press('Clear search');

    expect(view.sheet.getByRole('combobox', { name: 'Find a food' })).toHaveValue('');
    await view.press('Enter manually');
    expect(view.sheet.getByRole('textbox', { name: 'Calories' })).toHaveValue('');
    expect(view.sheet.getByRole('textbox', { name: 'Carbs' })).toHaveValue('');
    expect(view.sheet.getByRole('button', { name: 'Dinner' })).toHaveAttribute('aria-pressed', 'true');
    expect(view.sheet.queryByText('Auto-filled from USDA data')).not.toBeInTheDocument();
  });

  it('asks once, half a second after the last letter, and not below two letters', async () => {
    const view = await open();
    expect(view.sheet.getByRole('status')).toHaveTextContent('Type at least 2 characters to search');
    await search(view, 'b');
    expect(view.sheet.getByRole('status')).toHaveTextContent('Type at least 2 characters to search');
    await search(view, 'anana');
    expect(view.calls(nutrition.searchFoods)).toEqual([]);

    await view.sheet.findByRole('option', {}, { timeout: 2000 });
    expect(view.calls(nutrition.searchFoods).map(({ query }) => query)).toEqual([{ q: 'banana' }]);
  });

  it('says when nothing was found', async () => {
    const view = await open(answer(nutrition.searchFoods, { foods: [] }));
    await search(view, 'qqq');
    await waitFor(
      () =>
        expect(view.sheet.getByRole('status')).toHaveTextContent(
          'No foods found. Try a different search term.',
        ),
      { timeout: 2000 },
    );
  });

  it('says when the search failed', async () => {
    const view = await open(refuse(nutrition.searchFoods, 'internal'));
    await search(view, 'banana');
    await waitFor(
      () =>
        expect(view.sheet.getByRole('status')).toHaveTextContent('Error searching foods. Please try again.'),
      { timeout: 2000 },
    );
  });

  it('keeps what was filled in when she goes on by hand', async () => {
    const view = await open();
    await search(view, 'banana');
    await view.taps.click(await view.sheet.findByRole('option', {}, { timeout: 2000 }));
    await view.press('Enter manually');

    expect(view.sheet.getByRole('textbox', { name: 'Meal name' })).toHaveValue('Banana, raw');
    await view.press('Back to food search');
    expect(view.sheet.getByRole('combobox', { name: 'Find a food' })).toHaveValue('Banana, raw');
  });

  it('says what to know of wine in the list, and in full once it is picked', async () => {
    const view = await open(
      answer(nutrition.searchFoods, {
        foods: [{ ...banana, description: 'Wine, red' }],
      }),
    );
    await search(view, 'wine');
    const option = await view.sheet.findByRole('option', {}, { timeout: 2000 });
    expect(option).toHaveTextContent(/Alcohol: not in pregnancyAvoid/);
    await view.taps.click(option);

    const note = view.sheet.getByRole('group', { name: 'Good to know' });
    expect(note).toHaveTextContent(/^AvoidNo amount of alcohol.*CDC, alcohol.*Checked .*2026\./);
    expect(note.parentElement).toHaveAttribute('aria-live', 'polite');
  });

  it('says it of a food she types by hand, and nothing of a banana', async () => {
    const view = await open();
    await view.press('Enter manually');
    await view.taps.type(view.sheet.getByRole('textbox', { name: 'Meal name' }), 'Banana');
    expect(view.sheet.queryByRole('group', { name: 'Good to know' })).not.toBeInTheDocument();
    await view.taps.type(view.sheet.getByRole('textbox', { name: 'Meal name' }), ' and salami');
    expect(view.sheet.getByRole('group', { name: 'Good to know' })).toHaveTextContent(/listeria/);
  });
});
