/** Stands where words were understood that later readers need to know of. */
export const MARK = '\uE001';
const KEPT = '\uE000';

/** What she said, shrinking as each reader takes the words it understands. */
export class Phrase {
  private kept = '';

  /** `border` is what stands before words that may be taken: '^' where only the first ones are. */
  constructor(
    public rest: string,
    private readonly border: '^' | '(?:^|\\s)' = '(?:^|\\s)',
  ) {}

  /** Removes the first match of a pattern between word borders and returns its groups. */
  take(pattern: string): string[] | undefined {
    return this.turn(pattern, '');
  }

  /** Puts other words in the place of a match, for a reader that comes later, and returns its groups. */
  turn(pattern: string, words: string): string[] | undefined {
    const match = new RegExp(`${this.border}(?:${pattern})(?=\\s|$)`, 'i').exec(this.rest);
    if (!match) return undefined;
    this.rest =
      `${this.rest.slice(0, match.index)} ${words} ${this.rest.slice(match.index + match[0].length)}`
        .replace(/\s+/g, ' ')
        .trim();
    return match.slice(1).map((group) => group?.toLowerCase() ?? '');
  }

  /** What a reader understands; the words stay where it took them and made nothing of them, as of 'February 30'. */
  read<T>(reader: () => T | undefined): T | undefined {
    const before = this.rest;
    const found = reader();
    if (found === undefined) this.rest = before;
    return found;
  }

  /** Hides a match from every reader; it stays in the title, and is returned. */
  keep(pattern: string): string | undefined {
    const match = new RegExp(`(?<=^|\\s)(?:${pattern})(?=\\s|$)`, 'i').exec(this.rest);
    if (!match) return undefined;
    this.kept = match[0];
    this.rest = this.rest.replace(match[0], KEPT);
    return match[0].toLowerCase();
  }

  /** What no reader took. */
  get words(): string {
    return this.rest.replaceAll(MARK, ' ').replace(KEPT, this.kept).replace(/\s+/g, ' ').trim();
  }
}
