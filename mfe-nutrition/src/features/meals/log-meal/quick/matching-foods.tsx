import type { KeptFood } from '@nestwell/contracts/nutrition';
import { wordsOf } from '@nestwell/domain/words';
import { useMember } from '@nestwell/remote-kit';
import { knownKept, type KnownFood } from '../../../../lib/foods/known-food';
import { recipesCalled } from '../../../../lib/foods/known-recipes';
import type { Pick } from '../picks';
import { FoodList } from './food-list';

interface MatchingFoodsProps {
  text: string;
  kept: readonly KeptFood[];
  recent: readonly KnownFood[];
  picks: readonly Pick[];
  onPicks: (picks: Pick[]) => void;
}

const MOST = 4;

/** Her own foods that what she types fits, before those of the search. */
export function MatchingFoods({ text, kept, recent, picks, onPicks }: MatchingFoodsProps) {
  const typed = wordsOf(text);
  const user = useMember();
  const fits = ({ name }: { name: string }) => {
    const words = wordsOf(name);
    return typed.every((one) => words.some((word) => word.startsWith(one)));
  };
  const own = kept.map(knownKept).filter(fits);
  const others = recent.filter((food) => fits(food) && !own.some(({ key }) => key === food.key));
  const hers = [...own, ...others].slice(0, MOST);
  const recipes = recipesCalled(text, user).filter(
    ({ key, name }) => !hers.some((food) => food.key === key) && fits({ name }),
  );
  if (typed.length === 0) return null;
  return (
    <>
      {hers.length > 0 && <FoodList label="Yours" foods={hers} picks={picks} onPicks={onPicks} />}
      {recipes.length > 0 && (
        <FoodList
          label="Recipes"
          foods={recipes}
          detailOf={() => 'a recipe'}
          picks={picks}
          onPicks={onPicks}
        />
      )}
    </>
  );
}
