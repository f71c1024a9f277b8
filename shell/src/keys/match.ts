import type { Command } from './commands';

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
const wordsOf = (text: string) =>
  plain(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** What is called so or stands for it, the best first; every word she typed begins one of its words. */
export function matching(commands: readonly Command[], typed: string, recent: readonly string[]): Command[] {
  const wanted = wordsOf(typed);
  return commands
    .map((command) => ({ command, rank: rankOf(command, wanted, recent) }))
    .filter(({ rank }) => rank > 0)
    .toSorted((one, other) => other.rank - one.rank)
    .map(({ command }) => command);
}

function rankOf(
  { id, name, words = '' }: Command,
  wanted: readonly string[],
  recent: readonly string[],
): number {
  const own = wordsOf(name);
  const all = [...own, ...wordsOf(words)];
  if (wanted.length === 0 || !wanted.every((word) => all.some((one) => one.startsWith(word)))) return 0;
  const isName = plain(name).startsWith(wanted.join(' '));
  const isInName = wanted.every((word) => own.some((one) => one.startsWith(word)));
  return 1 + (isName ? 8 : 0) + (isInName ? 4 : 0) + (recent.includes(id) ? 2 : 0);
}

/** The name in parts: those that she typed are underlined. */
export function partsOf(name: string, typed: string): { text: string; hit: boolean }[] {
  const wanted = wordsOf(typed);
  return name.split(/(?<=[^\p{L}\p{N}])(?=[\p{L}\p{N}])/u).flatMap((word) => {
    const hit = wanted
      .filter((one) => plain(word).startsWith(one))
      .toSorted((a, b) => b.length - a.length)[0];
    if (hit === undefined) return [{ text: word, hit: false }];
    return [
      { text: word.slice(0, hit.length), hit: true },
      { text: word.slice(hit.length), hit: false },
    ];
  });
}
