/** Each phone asks again as soon as it is answered; how often each status came, 0 for no answer at all. */
export async function crowd(
  url: string,
  headers: Record<string, string>,
  { phones, seconds }: { phones: number; seconds: number },
): Promise<Map<number, number>> {
  const statuses = new Map<number, number>();
  const until = Date.now() + seconds * 1000;
  const phone = async () => {
    while (Date.now() < until) {
      const status = await fetch(url, { headers, signal: AbortSignal.timeout(30_000) }).then(
        async (answer) => {
          await answer.body?.cancel();
          return answer.status;
        },
        () => 0,
      );
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: phones }, phone));
  return statuses;
}
