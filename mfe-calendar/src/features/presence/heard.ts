const KEY = 'heardReminders';
const KEPT = 3 * 86_400_000;

type Heard = Record<string, number>;

/** Alerts that were heard on this device, whichever tab sounded them. */
export function heardKeys(): ReadonlySet<string> {
  return new Set(Object.keys(read()));
}

/**
 * Takes an alert for this tab; false when another tab has sounded it. Tabs ask one after the other, so that two that
 * are open chime once.
 */
export async function claim(key: string, now: number): Promise<boolean> {
  const take = () => {
    const heard = read();
    if (key in heard) return false;
    const recent = Object.entries(heard).filter(([, moment]) => now - moment < KEPT);
    write({ ...Object.fromEntries(recent), [key]: now });
    return true;
  };
  return navigator.locks ? navigator.locks.request(KEY, take) : take();
}

let withoutStorage: Heard = {};

function read(): Heard {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Heard;
  } catch {
    return withoutStorage;
  }
}

function write(heard: Heard): void {
  withoutStorage = heard;
  try {
    localStorage.setItem(KEY, JSON.stringify(heard));
  } catch {
    // A browser without storage remembers for this visit.
  }
}
