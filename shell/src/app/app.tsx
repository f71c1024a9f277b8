import { HostProvider, QueryClientProvider, type Host } from '@nestwell/remote-kit/host';
import type { QueryClient } from '@tanstack/react-query';
import { Provider } from 'react-redux';
import type { ComponentType, ReactNode } from 'react';
import type { Overlay } from '@nestwell/contracts/delivery';
import { LiveRemotesProvider } from '../remotes/remotes-context';
import type { Invitation } from '../installed/invitation';
import type { Leaving } from '../session/leaving/asks-before-leaving';
import type { LostSession } from '../session/lost-session';
import type { ShellStore } from '../session/session-slice';
import { Toasts } from '../toasts/toasts';
import type { ToastQueue } from '../toasts/toast-queue';
import type { LiveRemotes } from '../versions/live-remotes';
import { OverlayBanner } from '../versions/overlay-banner';
import { VersionSwitch } from '../versions/version-switch';
import { Frame } from './frame';
import type { LateOffline } from '../offline/late-offline';
import { nothingWaits, WaitingContext } from '../offline/waiting-context';
import { NavigateBridge, type Bridge } from '../routing/navigate-bridge';

export interface AppParts {
  store: ShellStore;
  queryClient: QueryClient;
  host: Host;
  live: Pick<LiveRemotes, 'store' | 'arrive'>;
  overlay: Overlay | null;
  toasts: ToastQueue;
  bridge: Bridge;
  lost: LostSession;
  /** Not where the page is rendered. */
  leaving?: Leaving;
  /** Not where the page is rendered. */
  invitation?: Invitation;
  /** The browser's own, or one that stands still at an address. */
  Router: ComponentType<{ children: ReactNode }>;
  /** What works without a network, in a browser. */
  offline?: LateOffline;
}

export function App(parts: AppParts) {
  const { store, queryClient, host, live, overlay, toasts, bridge, lost, leaving, invitation, Router } =
    parts;
  const { offline = nothingWaits } = parts;
  return (
    <Provider store={store}>
      <QueryClientProvider client={queryClient}>
        <HostProvider host={host}>
          <LiveRemotesProvider store={live.store}>
            <Router>
              <NavigateBridge bridge={bridge} />
              <VersionSwitch live={live} />
              {overlay && <OverlayBanner overlay={overlay} />}
              <WaitingContext value={offline}>
                <Frame
                  lost={lost}
                  leaving={leaving}
                  invitation={invitation}
                  onUndo={() => toasts.shown.get()?.action?.onSelect()}
                />
              </WaitingContext>
            </Router>
            <Toasts queue={toasts} />
          </LiveRemotesProvider>
        </HostProvider>
      </QueryClientProvider>
    </Provider>
  );
}
