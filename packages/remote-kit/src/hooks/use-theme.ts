import { useSyncExternalStore } from 'react';
import { useHost } from '../host/host-context';
import type { ThemeChoice } from '../host/host';

/** Auto follows the device; her choice is kept on this device. */
export function useTheme(): { choice: ThemeChoice; choose: (choice: ThemeChoice) => void } {
  const { theme } = useHost('useTheme');
  const choice = useSyncExternalStore<ThemeChoice>(theme.subscribe, theme.choice, () => 'auto');
  return { choice, choose: theme.choose };
}
