import { clearWithMember, createStore, deviceStore } from '@nestwell/remote-kit';
import { useSyncExternalStore } from 'react';

/** Later it says nothing of today. */
const DAY = 24 * 60 * 60_000;
const KEY = 'movement-count-start';
const device = deviceStore('care');
const pressed = createStore<string | null>(null);

clearWithMember(() => pressed.set(null));

/** When she pressed "Start counting" on this device; null where the first movement begins the count. */
export function useCountStart(): { started: Date | null; start: (now: Date) => void } {
  const moment = useSyncExternalStore(
    pressed.subscribe,
    () => pressed.get() ?? device.read(KEY),
    () => null,
  );
  const started = moment === null ? Number.NaN : Date.parse(moment);
  const isOver = !(Date.now() - started < DAY);
  return {
    started: isOver ? null : new Date(started),
    start: (now) => {
      const at = now.toISOString();
      device.keep(KEY, at);
      pressed.set(at);
    },
  };
}
