import { ownerIn, type PaintFault, type PaintOrder, type Picture } from '@nestwell/contracts/delivery';
import { renderBy } from '@nestwell/domain/device-time';
import { renderIn } from '@nestwell/domain/reading';
import { createStore, paintedAs } from '@nestwell/remote-kit/host';
import type { ReactNode } from 'react';
import { StaticRouter } from 'react-router-dom';
import { App } from '../app/app';
import { errorText } from '../signals/error-text';
import { ends, running } from '../watch/running';
import { hostOf } from './host-here';
import { noteLacks } from './lacking';
import { openPage } from './open-page';
import { htmlOf } from './render';
import { clockOf } from './render-clock';
import { remotesOf, type Build } from './remotes-here';

export { onRunning } from '../watch/running';

/** Renders a page as the browser would draw it from the same answers. One page at a time: they share a clock. */
export async function paint(order: PaintOrder, builds: readonly Build[]): Promise<Picture> {
  const clock = clockOf(order.zone, order.clocks);
  renderBy(clock);
  renderIn(order.locale ?? undefined);
  paintedAs(order.now);
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
  const lacks = noteLacks(host.queryClient);
  const Router = ({ children }: { children: ReactNode }) => (
    <StaticRouter location={order.address}>{children}</StaticRouter>
  );
  const html = await htmlOf(<App {...{ ...host, live, overlay: order.overlay, Router }} />, noteError);
  ends();
  return {
    html,
    faults: [...faults.values()],
    lacks: lacks(),
    isZoned: clock.wasAsked(),
  };
}
