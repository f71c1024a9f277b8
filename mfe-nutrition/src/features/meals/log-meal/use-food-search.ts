import { foodSearchLimits, nutrition, type Food } from '@nestwell/contracts/nutrition';
import { readOf, useQuery, useTimer } from '@nestwell/remote-kit';
import { useEffect, useState } from 'react';

const DEBOUNCE_MS = 500;
const MINUTE = 60_000;

export interface FoodSearch {
  status: 'idle' | 'loading' | 'ready' | 'error';
  foods: readonly Food[];
}

const NONE: readonly Food[] = [];

/** Foods for what she typed, half a second after the last letter; an answer is fresh for 5 and kept for 10 minutes. */
export function useFoodSearch(text: string): FoodSearch {
  const wanted = text.trim().slice(0, foodSearchLimits.maxLength);
  const settled = useSettled(wanted, DEBOUNCE_MS);
  const enough = wanted.length >= foodSearchLimits.minLength;
  const search = useQuery({
    ...readOf(nutrition.searchFoods, { query: { q: settled } }),
    enabled: enough && settled === wanted,
    staleTime: 5 * MINUTE,
    gcTime: 10 * MINUTE,
  });
  if (!enough) return { status: 'idle', foods: NONE };
  if (settled !== wanted || search.isPending) return { status: 'loading', foods: NONE };
  if (search.isLoadingError) return { status: 'error', foods: NONE };
  return { status: 'ready', foods: search.data?.foods ?? NONE };
}

/** The value once it has stayed the same for a while. */
function useSettled(value: string, milliseconds: number): string {
  const [settled, setSettled] = useState(value);
  const timer = useTimer();
  useEffect(() => timer.start(milliseconds, () => setSettled(value)), [timer, value, milliseconds]);
  return settled;
}
