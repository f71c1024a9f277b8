import { readIngredient } from '@nestwell/domain/amounts';
import { stemmed, wordsOf } from '@nestwell/domain/words';

/** Say how something is, and not what. */
const LOOKS = new Set(
  'fresh dried ground large small medium whole black white green brown ripe chopped sliced plain raw cooked with'
    .split(' ')
    .map(stemmed),
);
const SHORTEST = 3;

/** The ingredients that a step speaks of, as their lines are written. */
export function ingredientsIn(step: string, lines: readonly string[]): string[] {
  const said = new Set(wordsOf(step).map(stemmed));
  return lines.filter((line) => namesOf(line).some((word) => said.has(word)));
}

/** Without amount and preparation: '2 carrots, sliced' is of carrots. */
function namesOf(line: string): string[] {
  const [name = line] = readIngredient(line).name.split(/,(?!\d)|\(/);
  return wordsOf(name)
    .map(stemmed)
    .filter((word) => word.length >= SHORTEST && !LOOKS.has(word) && !/^\d/.test(word));
}
