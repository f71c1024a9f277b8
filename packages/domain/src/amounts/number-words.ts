/** 'zero' to 'nineteen', by their value. */
export const smallNumbers: readonly string[] = [
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen',
  'seventeen eighteen nineteen',
].flatMap((words) => words.split(' '));
/** From twenty on. */
export const tens: readonly string[] = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** 'eight' → 8, 'thirty' → 30; undefined of what is no number. */
export function wordValue(word: string): number | undefined {
  const lower = word.toLowerCase();
  const ten = tens.indexOf(lower);
  const small = smallNumbers.indexOf(lower);
  return ten >= 0 ? (ten + 2) * 10 : small >= 0 ? small : undefined;
}
