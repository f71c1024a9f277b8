// Each side loads a React of its own, after the tests' set-up.
import '@nestwell/remote-kit/testing/owner-stacks';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import type { User } from '@nestwell/contracts/account';
import type { RemoteDeclaration } from '@nestwell/remote-kit';
import type { PageQueries } from '@nestwell/remote-kit/declaration/page-queries';
import { readAs } from '@nestwell/domain/reading';
import { HostProvider, type Host } from '@nestwell/remote-kit/host';
import type { Scenario } from '@nestwell/remote-kit/preview';
import { Suspense, type ReactNode } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';

/** What stands for `startPreview` while a module's preview is read. */
export interface Previewed {
  remote: RemoteDeclaration;
  preview: { scenarios: Record<string, Scenario> };
}

/** A screen as it was rendered, as text: nothing else passes from one side to the other. */
export interface RenderedScreen {
  scenario: string;
  /** A page's declared path, or `widgets` for all of them. */
  path: string;
  html: string;
  /** What the clock showed. */
  moment: number;
  user: User | null;
  config: Scenario['config'];
  answers: { key: readonly unknown[]; data: unknown }[];
  /** Hashes of the queries that it read, of those that it read before any had an answer, and of those that it declares. */
  reads: string[];
  firstReads: string[];
  declared: string[];
}

/** Declaration and situations of a module, read anew on each side. */
export function previewOf(area: string): Previewed {
  readAs({ dateOrder: 'day-first', clockFace: '24h' });
  const read: { previewed?: Previewed } = globalThis;
  jest.requireActual(`../../../../mfe-${area}/src/preview.tsx`);
  if (!read.previewed) throw new Error(`${area} starts no preview`);
  return read.previewed;
}

/** What the pages of a module declare that they read. */
export const queriesOf = (area: string): PageQueries =>
  (jest.requireActual(`../../../../mfe-${area}/src/page-queries.ts`) as { pageQueries: PageQueries })
    .pageQueries;

/** The page at a path, or all widgets. */
export async function contentOf(remote: RemoteDeclaration, path: string): Promise<ReactNode> {
  const page = remote.pages.find((candidate) => candidate.path === path);
  if (!page) return remote.widgets.map(({ slot, component: Widget }) => <Widget key={slot} />);
  const Page = await page.load();
  return (
    <Routes>
      <Route path={path} element={<Page />} />
    </Routes>
  );
}

interface StageProps {
  host: Host;
  queryClient: QueryClient;
  path: string;
  children: ReactNode;
}

/** Around a screen, the same on both sides. */
export const Stage = ({ host, queryClient, path, children }: StageProps) => (
  <QueryClientProvider client={queryClient}>
    <HostProvider host={host}>
      <MemoryRouter initialEntries={[path.startsWith('/') ? path.replace(/:\w+/g, 'one') : '/']}>
        <Suspense fallback={null}>{children}</Suspense>
      </MemoryRouter>
    </HostProvider>
  </QueryClientProvider>
);
