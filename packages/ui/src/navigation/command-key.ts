import { useSyncExternalStore } from 'react';

const isApple = () => /Mac|iPhone|iPad/.test(navigator.platform);
const never = () => () => undefined;

/** What the key beside a letter is called on this device's keyboard; where the page is painted nobody knows. */
export const useCommandKey = (): string =>
  useSyncExternalStore(
    never,
    () => (isApple() ? '⌘' : 'Ctrl'),
    () => 'Ctrl',
  );
