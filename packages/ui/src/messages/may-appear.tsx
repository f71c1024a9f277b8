/**
 * Stands where something may yet appear that no room is kept for. Invisible and silent; a page can wait for it with
 * `:has([data-waiting])` before it shows what would be pushed away.
 */
export function MayAppear() {
  return <span hidden data-waiting="" />;
}
