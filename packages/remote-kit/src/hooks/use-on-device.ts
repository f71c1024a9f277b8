import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Something that her device alone knows, such as what its browser can do. Where a page is rendered by the server, and
 * while that server's HTML is taken over, it is what most devices would say.
 */
export const useOnDevice = <Value extends string | number | boolean | null>(
  read: () => Value,
  mostly: Value,
): Value => useSyncExternalStore(never, read, () => mostly);
