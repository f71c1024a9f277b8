import { deviceStore, usePageKeys } from '@nestwell/remote-kit';
import { useState } from 'react';

const store = deviceStore('fitness');
const KEY = 'trend-tables';

/** Which charts she reads as tables, remembered on this device; the key T turns all of them. */
export function useTables(titles: readonly string[]) {
  const [shown, setShown] = useState<readonly string[]>(() =>
    (store.read(KEY) ?? '').split(',').filter(Boolean),
  );
  const change = (next: (now: readonly string[]) => readonly string[]) =>
    setShown((now) => {
      const kept = next(now);
      store.keep(KEY, kept.join(','));
      return kept;
    });
  usePageKeys({ t: () => change((now) => (titles.every((title) => now.includes(title)) ? [] : titles)) });
  return {
    isTable: (title: string) => shown.includes(title),
    turn: (title: string) =>
      change((now) => (now.includes(title) ? now.filter((one) => one !== title) : [...now, title])),
  };
}
