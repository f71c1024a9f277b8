const SHOWN = 40;

/** The beginning of what someone wrote, to name it by. */
export function openingOf(content: string): string {
  const letters = [...content];
  return letters.length > SHOWN ? `${letters.slice(0, SHOWN).join('').trimEnd()}…` : content;
}
