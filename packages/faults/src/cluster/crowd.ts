/** Each phone asks again as soon as it is answered; how often each status came. */
export async function crowd(
  url: string,
  headers: Record<string, string>,
  { phones, seconds }: { phones: number; seconds: number },
): Promise<Map<number, number>> {
  const statuses = new Map<number, number>();
  const until = Date.now() + seconds * 1000;
  const phone = async () => {
    while (Date.now() < until) {
      const { status, body } = await fetch(url, { headers, signal: AbortSignal.timeout(30_000) });
      await body?.cancel();
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: phones }, phone));
  return statuses;
}
