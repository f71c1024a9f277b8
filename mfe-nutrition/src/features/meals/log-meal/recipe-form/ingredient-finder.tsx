import { mealLimits, type Food } from '@nestwell/contracts/nutrition';
import { contentOfName, fitFor, fitWords } from '@nestwell/domain/food-fit';
import { useShowsFigures, useUser } from '@nestwell/remote-kit';
import { Button, Combobox, type ComboboxOption } from '@nestwell/ui';
import { useState } from 'react';
import { caloriesOf, PER_100_GRAMS } from '../food-portion';
import { useFoodSearch } from '../use-food-search';

interface IngredientFinderProps {
  /** No more can be added. */
  full: boolean;
  onAdd: (name: string, food: Food | null) => void;
}

interface FoodOption extends ComboboxOption {
  food: Food;
}

/** Finds an ingredient, or takes its name alone. */
export function IngredientFinder({ full, onAdd }: IngredientFinderProps) {
  const [text, setText] = useState('');
  const showsFigures = useShowsFigures();
  const { user } = useUser();
  const { status, foods } = useFoodSearch(text);
  const add = (name: string, food: Food | null) => {
    onAdd(name, food);
    setText('');
  };
  if (full) return null;
  const options = foods.map((food): FoodOption => ({
    id: String(food.fdcId),
    title: food.description,
    detail: [
      food.brandOwner ?? PER_100_GRAMS.label,
      ...fitWords(fitFor(user, contentOfName(food.description))),
    ].join(', '),
    ...(showsFigures && {
      meta: String(caloriesOf(food, PER_100_GRAMS.grams)),
      unit: 'kcal',
    }),
    food,
  }));
  const name = text.trim().slice(0, mealLimits.name);
  return (
    <div>
      <Combobox
        label="Add an ingredient"
        resultsLabel="Ingredients"
        placeholder="Red lentils, spinach..."
        value={text}
        onValueChange={setText}
        options={options}
        onSelect={({ food }) => add(food.description, food)}
        status={status}
        hint="Type at least 2 characters to search"
        emptyText="No foods found. Add it without figures."
        errorText="Error searching foods. Please try again."
      />
      {name !== '' && (
        <Button variant="quiet" small onClick={() => add(name, null)}>
          Add “{name}” without figures
        </Button>
      )}
    </div>
  );
}
