import {
  ownerIn,
  type RenderFault,
  type RenderRequest,
  type RenderOutput,
} from '@nestwell/contracts/delivery';
import { createStore } from '@nestwell/remote-kit/host';
import type { ReactNode } from 'react';
import { StaticRouter } from 'react-router-dom';
import { App } from '../app/app';
import { errorText } from '../signals/error-text';
import { ends, running } from '../watch/running';
import { hostOf } from './server-host';
import { openPage } from './open-page';
import { htmlOf } from './render';
import { renderFor } from './render-for';
import { remotesOf, type Build } from './server-remotes';

export { onRunning } from '../watch/running';
export { pageQueries } from './page-queries';

/** Renders a page as the browser would draw it from the same queries. One page at a time: they share a clock. */
export async function render(order: RenderRequest, builds: readonly Build[]): Promise<RenderOutput> {
  const clock = renderFor(order);
  const faults = new Map<string, RenderFault>();
  const note = (fault: RenderFault) => void (faults.has(fault.owner) || faults.set(fault.owner, fault));
  const noteError = (error: unknown) => {
    const owner = running()?.owner ?? ownerIn(error instanceof Error ? error.stack : undefined) ?? 'shell';
    note({ owner, at: 'render', error: errorText(error) });
  };
  const remotes = remotesOf(order.registry, builds, note);
  await openPage(remotes, order.address, noteError);
  const live = { store: createStore(remotes), arrive: () => undefined };
  const host = hostOf(order);
  const Router = ({ children }: { children: ReactNode }) => (
    <StaticRouter location={order.address}>{children}</StaticRouter>
  );
  const html = await htmlOf(<App {...{ ...host, live, overlay: order.overlay, Router }} />, noteError);
  ends();
  return {
    html,
    faults: [...faults.values()],
    isZoned: clock.wasAsked(),
  };
}
