import type { KeptFood } from '@nestwell/contracts/nutrition';
import { wordsOf } from '@nestwell/domain/words';
import { knownKept, type KnownFood } from '../../../../lib/foods/known-food';
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
  const fits = ({ name }: KnownFood) => {
    const words = wordsOf(name);
    return typed.every((one) => words.some((word) => word.startsWith(one)));
  };
  const own = kept.map(knownKept).filter(fits);
  const others = recent.filter((food) => fits(food) && !own.some(({ key }) => key === food.key));
  const found = [...own, ...others].slice(0, MOST);
  if (typed.length === 0 || found.length === 0) return null;
  return <FoodList label="Yours" foods={found} picks={picks} onPicks={onPicks} />;
}
