import type { Food } from '@nestwell/contracts/nutrition';
import { Button, Combobox, type ComboboxOption } from '@nestwell/ui';
import { useMemo } from 'react';
import { caloriesOf, portionsOf, portionText, PER_100_GRAMS } from './food-portion';
import { useFoodSearch } from './use-food-search';

interface FoodFinderProps {
  text: string;
  onTextChange: (text: string) => void;
  onPick: (food: Food) => void;
  onManual: () => void;
  /** A food is picked and nothing was typed since: the list stays away. */
  settled: boolean;
}

interface FoodOption extends ComboboxOption {
  food: Food;
}

export function FoodFinder({ text, onTextChange, onPick, onManual, settled }: FoodFinderProps) {
  const { status, foods } = useFoodSearch(settled ? '' : text);
  const options = useMemo(() => foods.map(optionOf), [foods]);
  return (
    <Combobox
      label="Find a food"
      resultsLabel="Foods"
      action={
        <Button variant="quiet" small onClick={onManual}>
          Enter manually
        </Button>
      }
      value={text}
      onValueChange={onTextChange}
      placeholder="Banana, lentil soup..."
      options={options}
      onSelect={(option) => onPick(option.food)}
      status={status}
      hint={settled ? 'Type on to look for another food' : 'Type at least 2 characters to search'}
      emptyText="No foods found. Try a different search term."
      errorText="Error searching foods. Please try again."
    />
  );
}

function optionOf(food: Food): FoodOption {
  const portion = portionsOf(food)[0] ?? PER_100_GRAMS;
  return {
    id: String(food.fdcId),
    title: food.description,
    detail: [food.brandOwner, portionText(portion)].filter(Boolean).join(', '),
    meta: String(caloriesOf(food, portion.grams)),
    unit: 'kcal',
    food,
  };
}
