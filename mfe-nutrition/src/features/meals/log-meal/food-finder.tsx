import type { Food } from '@nestwell/contracts/nutrition';
import { useUser } from '@nestwell/remote-kit';
import { Button, Combobox, type ComboboxOption } from '@nestwell/ui';
import { useMemo } from 'react';
import { cautionsFor, type Eater } from '../../../lib/food-cautions/cautions-for';
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
  const { user } = useUser();
  const options = useMemo(() => foods.map((food) => optionOf(food, user)), [foods, user]);
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

function optionOf(food: Food, eater: Eater): FoodOption {
  const portion = portionsOf(food)[0] ?? PER_100_GRAMS;
  // The gravest stands in the list; all of it is said once she picks.
  const [caution] = cautionsFor(eater, [food.description]);
  return {
    id: String(food.fdcId),
    title: food.description,
    detail: [food.brandOwner, portionText(portion), caution?.short].filter(Boolean).join(', '),
    meta: String(caloriesOf(food, portion.grams)),
    unit: 'kcal',
    food,
  };
}
