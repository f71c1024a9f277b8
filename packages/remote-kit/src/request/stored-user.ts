import { natives } from '../state/natives';

const KEY = 'userId';

/** The only thing kept on the device about who she is. Null where storage is blocked. */
export function storedUserId(): string | null {
  try {
    return natives.read(localStorage, KEY);
  } catch {
    return null;
  }
}

export function storeUserId(id: string): void {
  try {
    natives.write(localStorage, KEY, id);
  } catch {
    // Private browsing without storage: she stays signed in until the page is closed.
  }
}

export function forgetUserId(): void {
  try {
    natives.remove(localStorage, KEY);
  } catch {
    // Nothing was stored.
  }
}
