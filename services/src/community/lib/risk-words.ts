/*
 * Phrases after which crisis lines are offered to the author. They never hold a post back: a false match costs a
 * card she can close, a missed one may cost more, so the list leans wide.
 */
const phrases = [
  /\b(kill|hurt|harm|cut|cutting|starv(?:e|ing))(?:ing)? (?:my ?self|my ?self|the baby|my baby|him|her|them)\b/,
  /\bself[ -]?harm/,
  /\bsuicid/,
  /\b(?:want|wanted|wanting|wish|going|ready) (?:to|i could|i would|i was|i were) (?:die|dead|disappear|be dead|not exist|not wake up|end it)\b/,
  /\b(?:wish i was|wish i were|better off) (?:dead|gone|without me)\b/,
  /\b(?:end|ending|take|taking) (?:it all|my (?:own )?life)\b/,
  /\b(?:do not|don't|dont|no longer) (?:want|wish) to (?:live|be here|be alive|wake up|exist)\b/,
  /\bno (?:reason|point) (?:to|in) (?:live|living|going on|go on)\b/,
  /\bcan'?t (?:go on|do this any ?more|live like this)\b/,
];

/** Whether words suggest that someone may be at risk. Case, curly quotes and accents do not matter. */
export function suggestsRisk(words: string): boolean {
  const plain = words
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[’‘]/g, "'")
    .replace(/\s+/g, ' ')
    .toLowerCase();
  return phrases.some((phrase) => phrase.test(plain));
}
