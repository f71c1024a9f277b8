/** In milliseconds. */
const PATIENCE = 15_000;

/** Reads JSON of another origin: nothing of who she is goes there, and nothing is kept. */
export async function readElsewhere(url: string): Promise<unknown> {
  const response = await fetch(url, {
    cache: 'no-store',
    credentials: 'omit',
    signal: AbortSignal.timeout(PATIENCE),
  });
  return response.json();
}
