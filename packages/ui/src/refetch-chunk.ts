const REFETCH_TIMEOUT_MS = 8000;

/**
 * Fetches a chunk that failed to load past the browser's cache. Released files are cached for ever, so that one which
 * arrived damaged would fail at every further attempt.
 */
export async function refetchFailedChunk(error: unknown): Promise<void> {
  const url = error instanceof Error && 'request' in error ? error.request : undefined;
  if (typeof url !== 'string') return;
  const signal = AbortSignal.timeout(REFETCH_TIMEOUT_MS);
  await fetch(url, { cache: 'reload', signal }).catch(() => undefined);
}
