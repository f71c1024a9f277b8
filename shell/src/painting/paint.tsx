import { ownerIn, type PaintFault, type PaintOrder, type Picture } from '@nestwell/contracts/delivery';
import { createStore } from '@nestwell/remote-kit/host';
import type { ReactNode } from 'react';
import { StaticRouter } from 'react-router-dom';
import { App } from '../app/app';
import { errorText } from '../signals/error-text';
import { ends, running } from '../watch/running';
import { hostOf } from './host-here';
import { openPage } from './open-page';
import { htmlOf } from './render';
import { renderFor } from './render-for';
import { remotesOf, type Build } from './remotes-here';

export { onRunning } from '../watch/running';
export { pageQueries } from './page-queries';

/** Renders a page as the browser would draw it from the same queries. One page at a time: they share a clock. */
export async function paint(order: PaintOrder, builds: readonly Build[]): Promise<Picture> {
  const clock = renderFor(order);
  const faults = new Map<string, PaintFault>();
  const note = (fault: PaintFault) => void (faults.has(fault.owner) || faults.set(fault.owner, fault));
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
