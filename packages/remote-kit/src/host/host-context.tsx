import { createContext, use, type ReactNode } from 'react';
import type { Host } from './host';

const HostContext = createContext<Host | null>(null);

export function HostProvider({ host, children }: { host: Host; children: ReactNode }) {
  return <HostContext value={host}>{children}</HostContext>;
}

/** Throws outside the shell, a preview or a test, naming the hook that was used. */
export function useHost(hook: string): Host {
  const host = use(HostContext);
  if (!host) throw new Error(`${hook} must be used within UserProvider`);
  return host;
}
