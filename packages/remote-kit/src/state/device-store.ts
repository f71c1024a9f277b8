import { isOf, nameOf } from './kept-names';
import { clearWithMember } from './member-memory';
import { natives } from './natives';

/** Letters that one module may keep in one place: a fiftieth of what browsers give the whole site. */
export const MOST_KEPT = 100_000;

/** What a module keeps in this browser, under names that begin with its own: a log-out takes it along. */
export interface DeviceStore {
  /** Null where nothing is kept. */
  read: (key: string) => string | null;
  /**
   * Never throws. Where storage is blocked or full it is kept as long as the page, and the answer is false; what would
   * be more than a module's share is not kept at all.
   */
  keep: (key: string, text: string) => boolean;
  forget: (key: string) => void;
}

/** Of the module `area`; on this device, or in this tab only. */
export function deviceStore(area: string, place: 'device' | 'tab' = 'device'): DeviceStore {
  const meanwhile = new Map<string, string>();
  clearWithMember(() => meanwhile.clear());
  /** Undefined where pages are rendered: each try to use it there would be an error with its stack. */
  const storage = () => {
    if (place === 'tab') return typeof sessionStorage === 'undefined' ? undefined : sessionStorage;
    return typeof localStorage === 'undefined' ? undefined : localStorage;
  };
  const tried = <Result>(work: (here: Storage) => Result, otherwise: Result): Result => {
    try {
      const here = storage();
      return here ? work(here) : otherwise;
    } catch {
      return otherwise;
    }
  };
  return {
    read: (key) => {
      const name = nameOf(area, key);
      return meanwhile.get(name) ?? tried((here) => natives.read(here, name), null);
    },
    keep: (key, text) => {
      const name = nameOf(area, key);
      const others = tried((here) => lengthOf(here, area, name), 0);
      if (others + name.length + text.length > MOST_KEPT) {
        console.warn(`[store] ${area} keeps too much: ${key} is left out`);
        return false;
      }
      const isKept = tried((here) => {
        natives.write(here, name, text);
        return true;
      }, false);
      if (isKept) meanwhile.delete(name);
      else meanwhile.set(name, text);
      return isKept;
    },
    forget: (key) => {
      const name = nameOf(area, key);
      meanwhile.delete(name);
      tried((here) => natives.remove(here, name), undefined);
    },
  };
}

/** What the module keeps there already, but for one name. */
function lengthOf(storage: Storage, area: string, except: string): number {
  return Object.keys(storage)
    .filter((name) => name !== except && isOf(area, name))
    .reduce((sum, name) => sum + name.length + (natives.read(storage, name)?.length ?? 0), 0);
}
