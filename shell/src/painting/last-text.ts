const NAMES =
  "input $_ lastMatch $& lastParen $+ leftContext $` rightContext $' $1 $2 $3 $4 $5 $6 $7 $8 $9".split(' ');

/**
 * `RegExp` keeps the text that was looked through last, for whoever asks: where pages are painted that would be rules,
 * answers or the picture of somebody else. Nothing that is written today asks.
 */
export function hideLastText(kind: object = RegExp): void {
  for (const name of NAMES) Reflect.deleteProperty(kind, name);
}
