import type { User } from '@nestwell/contracts/account';
import type { Food } from '@nestwell/contracts/nutrition';
import { contentOfName, fitFor, fitWords } from '@nestwell/domain/food-fit';
import type { Country } from '@nestwell/safety/lines';
import { FoodBadge, useRegion, useUser } from '@nestwell/remote-kit';
import {
  Button,
  Combobox,
  handsFocusOn,
  IconButton,
  ScanBarcode,
  Text,
  type ComboboxOption,
} from '@nestwell/ui';
import { useMemo } from 'react';
import { ActiveFilters } from '../../../lib/active-filters/active-filters';
import { verdictsFor } from '../../../lib/food-cautions/cautions-for';
import { caloriesOf, portionsOf, portionText, PER_100_GRAMS } from './food-portion';
import { hiddenInWords } from './left-out';
import * as css from './log-meal.module.css';
import { useFoodSearch } from './use-food-search';
import { useLeftOut } from './use-left-out';

interface FoodFinderProps {
  text: string;
  onTextChange: (text: string) => void;
  onPick: (food: Food) => void;
  onManual: () => void;
  /** A food is picked and nothing was typed since: the list stays away. */
  settled: boolean;
  /** By the bars on a pack; without it there is no such way. */
  onScan?: () => void;
}

interface FoodOption extends ComboboxOption {
  food: Food;
}

export function FoodFinder({ text, onTextChange, onPick, onManual, settled, onScan }: FoodFinderProps) {
  const { status, foods } = useFoodSearch(settled ? '' : text);
  const { user } = useUser();
  const country = useRegion().region?.country;
  const { filters, setFilters, kept, hidden, show } = useLeftOut(foods, text);
  const options = useMemo(() => kept.map((food) => optionOf(food, user, country)), [kept, user, country]);
  return (
    <div className={css.finder}>
      <ActiveFilters active={filters} onChange={setFilters} />
      <Combobox
        label="Find a food"
        resultsLabel="Foods"
        action={
          <Button variant="quiet" small onClick={onManual}>
            Enter manually
          </Button>
        }
        tool={
          onScan && (
            <IconButton label="Scan a barcode" onClick={onScan}>
              <ScanBarcode aria-hidden="true" />
            </IconButton>
          )
        }
        value={text}
        onValueChange={onTextChange}
        placeholder="Banana, lentil soup..."
        options={options}
        onSelect={(option) => onPick(option.food)}
        status={status}
        hint={settled ? 'Type on to look for another food' : 'Type at least 2 characters to search'}
        emptyText={
          hidden.length > 0
            ? 'All that was found is left out for you.'
            : 'No foods found. Try a different search term.'
        }
        errorText="Error searching foods. Please try again."
      />
      {hidden.length > 0 && (
        <Button ref={handsFocusOn} variant="quiet" small onClick={show}>
          {hiddenInWords(hidden)}
        </Button>
      )}
      {filters.length > 0 && text !== '' && (
        <Text soft small>
          Found by name only: check the label too.
        </Text>
      )}
    </div>
  );
}

function optionOf(food: Food, eater: User | null, country: Country | undefined): FoodOption {
  const portion = portionsOf(food)[0] ?? PER_100_GRAMS;
  // The gravest stands in the list; all of it is said once she picks.
  const [verdict] = verdictsFor(eater, [food.description], country);
  // Whether or not its chip is on: what her profile leaves out is never listed unmarked.
  const fit = fitWords(fitFor(eater, contentOfName(food.description)));
  return {
    id: String(food.fdcId),
    title: food.description,
    detail: [food.brandOwner, portionText(portion), ...fit, verdict?.level !== 'fine' && verdict?.short]
      .filter(Boolean)
      .join(', '),
    mark: verdict && <FoodBadge of={verdict} />,
    ...(eater?.hidesFigures !== true && {
      meta: String(caloriesOf(food, portion.grams)),
      unit: 'kcal',
    }),
    food,
  };
}
