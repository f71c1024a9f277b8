import { unitSystems } from '@nestwell/domain/units';
import { aUser, renderWithHost, walkUnits } from '@nestwell/remote-kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { TypedNumber } from './features/meals/log-meal/barcode/typed-number';
import { emptyDraft } from './features/meals/log-meal/meal-draft';
import { MealFields } from './features/meals/log-meal/meal-fields';
import { PortionPicker } from './features/meals/log-meal/portion-picker';
import { OwnFoodSheet } from './features/meals/log-meal/quick/own-food-sheet';
import { emptyRecipe } from './features/meals/log-meal/recipe-form/recipe-draft';
import { RecipeFigures } from './features/meals/log-meal/recipe-form/recipe-figures';
import { ServesField } from './features/meals/log-meal/recipe-form/serves-field';
import { banana } from './testing/a-meal';

/** A form's part with what it changes. */
function Held<Value extends object>({
  start,
  children,
}: {
  start: Value;
  children: (held: Value, change: (part: Partial<Value>) => void) => ReactNode;
}) {
  const [held, setHeld] = useState(start);
  return children(held, (part) => setHeld((former) => ({ ...former, ...part })));
}

const unitsByName = {
  Calories: 'kcal',
  Protein: 'g',
  Carbs: 'g',
  Fat: 'g',
  Portions: 'count',
  Serves: 'count',
  'How many does it serve?': 'count',
  Barcode: 'count',
};
const walk = () => walkUnits({ unitsByName });
const taps = () => userEvent.setup({ delay: null });

describe.each(unitSystems)('in %s units', (units) => {
  const user = aUser({ units });

  it('a meal’s energy in kilojoules is asked about, and its grams in ounces refused', async () => {
    renderWithHost(
      <Held start={emptyDraft(new Date())}>
        {(draft, change) => <MealFields draft={draft} onChange={change} />}
      </Held>,
      { user },
    );

    expect(await walk()).toHaveLength(4);
  });

  it('a portion’s grams in ounces are refused', async () => {
    renderWithHost(
      <Held start={{ portion: { label: '1 medium', grams: 118 }, times: 1 }}>
        {(held, change) => (
          <PortionPicker food={banana} {...held} onChange={(portion, times) => change({ portion, times })} />
        )}
      </Held>,
      { user },
    );
    expect(await walk()).toHaveLength(0);
    await taps().selectOptions(screen.getByRole('combobox', { name: 'Portion' }), 'In grams');

    expect(await walk()).toHaveLength(1);
  });

  it.each([
    ['100 g', 12],
    ['1 serving', 13],
  ])('figures of a label of %s in other units are asked about or refused', async (per, fields) => {
    renderWithHost(<OwnFoodSheet onClose={jest.fn()} onMade={jest.fn()} />, { user });
    await taps().click(await screen.findByRole('button', { name: per }));
    await taps().click(screen.getByRole('button', { name: /^Folate, calcium/ }));

    expect(await walk()).toHaveLength(fields);
  });

  it('the energy of a recipe’s serving in kilojoules is asked about', async () => {
    renderWithHost(
      <Held start={emptyRecipe}>{(draft, change) => <RecipeFigures draft={draft} onChange={change} />}</Held>,
      { user },
    );

    expect(await walk()).toHaveLength(1);
  });

  it.each([
    ['servings', <ServesField key="serves" draft={emptyRecipe} onChange={jest.fn()} />],
    [
      'servings to be typed',
      <ServesField key="asked" draft={{ ...emptyRecipe, servesTyped: '' }} onChange={jest.fn()} />,
    ],
    ['a barcode', <TypedNumber key="barcode" onRead={jest.fn()} onClose={jest.fn()} />],
  ])('%s have no unit', async (_, part) => {
    renderWithHost(part, { user });

    expect(await walk()).toEqual([]);
  });
});

it.each([['Calories', '2400', '574']])(
  'turns %s of kilojoules into kilocalories once she says so',
  async (name, typed, kilocalories) => {
    renderWithHost(
      <Held start={emptyDraft(new Date())}>
        {(draft, change) => <MealFields draft={draft} onChange={change} />}
      </Held>,
    );
    await taps().type(screen.getByRole('textbox', { name }), typed);
    await taps().click(screen.getByRole('button', { name: 'Yes, 2,400 kilojoules' }));

    expect(screen.getByRole('textbox', { name })).toHaveValue(kilocalories);
    await taps().clear(screen.getByRole('textbox', { name }));
    await taps().type(screen.getByRole('textbox', { name }), typed);
    await taps().click(screen.getByRole('button', { name: 'No, 2,400 kilocalories' }));
    expect(screen.getByRole('textbox', { name })).toHaveValue(typed);
    expect(screen.queryByRole('button', { name: /^No, / })).not.toBeInTheDocument();
  },
);
