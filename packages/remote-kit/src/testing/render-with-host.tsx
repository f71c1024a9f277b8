import { act, render, type RenderResult } from '@testing-library/react';
import type { QueryClient } from '@tanstack/react-query';
import { QueryClientProvider } from '@tanstack/react-query';
import { useSyncExternalStore, type ReactNode } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import type { EndpointShape } from '@nestwell/contracts/kernel';
import type { ToastMessage } from '../host/host';
import { HostProvider } from '../host/host-context';
import type { Store } from '../state/store';
import { PagePath } from '../host/page-path';
import { createQueryClient } from '../request/query-client';
import type { ReceivedCallOf, FakeAnswer } from './answers';
import { aUser } from './example-user';
import { createFakeHost, type FakeHostOptions } from './fake-host';
import { FakeServer } from './fake-server';
import { replaceNetwork } from './replace-network';

export interface HostTestOptions extends Partial<FakeHostOptions> {
  answers?: readonly FakeAnswer[];
  /** Where she is; default '/'. */
  route?: string;
  /** The page's declared path, for pages that read parameters: '/nutrition/meal-plan/:id'. */
  path?: string;
}

export interface HostTest extends RenderResult {
  /** Adds answers; the newest for an endpoint counts. */
  answer: (...answers: FakeAnswer[]) => void;
  calls: <E extends EndpointShape>(endpoint: E) => ReceivedCallOf<E>[];
  toasts: () => readonly ToastMessage[];
  acts: readonly string[];
  /** Path and query of where she is now. */
  location: () => string;
  queryClient: QueryClient;
}

/**
 * Shows a component as the shell would, with a fake session, server, router and toasts. Toasts appear in the
 * document with their role, as in the product. A failing read is not retried, so that tests need not wait.
 */
export function renderWithHost(ui: ReactNode, options: HostTestOptions = {}): HostTest {
  const { answers = [], route = '/', path = '*', user = aUser(), ...rest } = options;
  const server = new FakeServer(answers);
  replaceNetwork(server);
  const { host, toasts, acts } = createFakeHost({ user, ...rest });
  const queryClient = createQueryClient();
  queryClient.setDefaultOptions({
    ...queryClient.getDefaultOptions(),
    queries: { ...queryClient.getDefaultOptions().queries, retry: false },
  });
  let current = route;
  const view = render(
    <QueryClientProvider client={queryClient}>
      <HostProvider host={host}>
        <MemoryRouter initialEntries={[route]}>
          <LocationReporter onChange={(next) => (current = next)} />
          <Routes>
            <Route path={path} element={<PagePath value={path}>{ui}</PagePath>} />
            {path !== '*' && <Route path="*" element={null} />}
          </Routes>
        </MemoryRouter>
        <Toasts toasts={toasts} />
      </HostProvider>
    </QueryClientProvider>,
  );
  return {
    ...view,
    answer: (...more) => server.answer(...more),
    calls: (endpoint) => server.calls(endpoint),
    toasts: toasts.get,
    acts,
    location: () => current,
    queryClient,
  };
}

/** Lets timers and promises that are already due run, inside React's `act`. */
export async function settle(): Promise<void> {
  await act(async () => {
    await new Promise((resolve) => setTimeout(resolve, 0));
  });
}

function LocationReporter({ onChange }: { onChange: (location: string) => void }) {
  const { pathname, search } = useLocation();
  onChange(pathname + search);
  return null;
}

function Toasts({ toasts }: { toasts: Store<readonly ToastMessage[]> }) {
  const shown = useSyncExternalStore(toasts.subscribe, toasts.get);
  return (
    <div aria-live="off">
      {shown.map((toast, index) => (
        <div key={index} role={toast.tone ?? 'status'} aria-label={toast.title}>
          <p>{toast.title}</p>
          {toast.description && <p>{toast.description}</p>}
          {toast.action && (
            <button type="button" onClick={toast.action.onSelect}>
              {toast.action.label}
            </button>
          )}
        </div>
      ))}
    </div>
  );
}
