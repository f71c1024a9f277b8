/** What all that is fine has in common. */
export function isFine(id: string, when: readonly RegExp[], short: string) {
  return { id, when, short, level: 'fine', nursingLevel: 'fine' } as const;
}
