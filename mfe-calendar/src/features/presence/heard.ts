import { DAY } from '@nestwell/domain/moments';
import { deviceStore, pause } from '@nestwell/remote-kit';

const KEY = 'heardReminders';
const KEPT = 3 * DAY;
/** Milliseconds in which what one tab has stored surely reaches the others: they may be processes of their own. */
const REACHES_OTHERS = 1000;

type Heard = Record<string, number>;

const device = deviceStore('calendar');

/** Alerts that were heard on this device, whichever tab sounded them. */
export function heardKeys(): ReadonlySet<string> {
  return new Set(Object.keys(read()));
}

/**
 * Takes alerts for this tab and returns those that no other tab has sounded. Tabs ask one after the other, so that
 * two that are open chime once.
 */
export async function claim(keys: readonly string[], now: number): Promise<ReadonlySet<string>> {
  const take = () => {
    const heard = read();
    const free = keys.filter((key) => !(key in heard));
    const recent = Object.entries(heard).filter(([, moment]) => now - moment < KEPT);
    const taken = free.map((key): [string, number] => [key, now]);
    device.keep(KEY, JSON.stringify(Object.fromEntries([...recent, ...taken])));
    return new Set(free);
  };
  if (!navigator.locks) return take();
  return new Promise((resolve, reject) => {
    const turn = navigator.locks.request(KEY, async () => {
      const taken = take();
      resolve(taken);
      if (taken.size > 0) await pause(REACHES_OTHERS);
    });
    turn.catch(reject);
  });
}

function read(): Heard {
  try {
    return JSON.parse(device.read(KEY) ?? '{}') as Heard;
  } catch {
    return {};
  }
}
