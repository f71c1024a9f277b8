/** Keeps a value under its name as the newest one. Of more than `most` names the one that was kept longest ago goes. */
export function keepNewest<Value>(kept: Map<string, Value>, name: string, value: Value, most: number): void {
  kept.delete(name);
  kept.set(name, value);
  const [oldest] = kept.keys();
  if (kept.size > most && oldest !== undefined) kept.delete(oldest);
}
