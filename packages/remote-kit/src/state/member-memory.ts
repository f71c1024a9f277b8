const clears = new Set<() => void>();

/**
 * For a module-level store or cache that may hold something of the signed-in member: `clear` empties it when her
 * session ends or another member signs in. Where pages are rendered nothing outlives a request, so nothing is noted.
 */
export function clearWithMember(clear: () => void): void {
  if (typeof window !== 'undefined') clears.add(clear);
}

/** Empties all of them. */
export function clearMemberMemory(): void {
  for (const clear of clears) clear();
}
