/** What she said, shrinking as each reader takes the words it understands. */
export class Phrase {
  constructor(public rest: string) {}

  /** Removes the first match of a pattern between word borders and returns its groups. */
  take(pattern: string): string[] | undefined {
    const match = new RegExp(`(?:^|\\s)(?:${pattern})(?=\\s|$)`, 'i').exec(this.rest);
    if (!match) return undefined;
    this.rest = `${this.rest.slice(0, match.index)} ${this.rest.slice(match.index + match[0].length)}`
      .replace(/\s+/g, ' ')
      .trim();
    return match.slice(1).map((group) => group?.toLowerCase() ?? '');
  }
}
