import { lookAt, wasZoneAsked } from './visitor-clock';
import { ownerIn, toldText, type PaintFault, type PaintOrder } from '@nestwell/contracts/delivery';
import { createStore, paintedAs } from '@nestwell/remote-kit/host';
import type { ReactNode } from 'react';
import { StaticRouter } from 'react-router-dom';
import { App } from '../app/app';
import { errorText } from '../signals/error-text';
import { ends, running } from '../watch/running';
import { criticalStyles } from './critical-styles';
import { hardenLanguage } from './hardened-language';
import { hostOf } from './host-here';
import { noteLacks } from './lacking';
import { hideLastText } from './last-text';
import { openPage } from './open-page';
import { registryOf } from './registries';
import { htmlOf } from './render';
import { inspect, remotesOf } from './remotes-here';

export { onRunning } from '../watch/running';
export { keepSheet } from './critical-styles';
export { keepRegistry } from './registries';
export { keepBuild } from './remotes-here';

hideLastText();
hardenLanguage();

/**
 * The first picture of a page, as the browser would draw it from the same answers. Nothing but text passes between this
 * code, which modules share, and whoever runs it: an order is JSON, for the picture see `toldText`. One picture at a time.
 */
export async function paint(text: string): Promise<string> {
  const order = JSON.parse(text) as PaintOrder;
  lookAt(order.zone, order.now, { language: order.locale ?? undefined, clocks: order.clocks });
  paintedAs(order.isWide, order.now);
  const faults = new Map<string, PaintFault>();
  const note = (fault: PaintFault) => void (faults.has(fault.owner) || faults.set(fault.owner, fault));
  const noteError = (error: unknown) => {
    const owner = running()?.owner ?? ownerIn(error instanceof Error ? error.stack : undefined) ?? 'shell';
    note({ owner, error: errorText(error) });
  };
  const remotes = remotesOf(registryOf(order.registry), order, note);
  await openPage(remotes, order.address, noteError);
  const live = { store: createStore(remotes), arrive: () => undefined };
  const host = hostOf(order);
  const lacks = noteLacks(host.queryClient);
  const Router = ({ children }: { children: ReactNode }) => (
    <StaticRouter location={order.address}>{children}</StaticRouter>
  );
  const { overlay, owners } = order;
  const html = await htmlOf(<App {...{ ...host, live, overlay, Router }} />, noteError);
  ends();
  inspect(owners.join(' or '));
  const told = { html, faults: [...faults.values()], lacks: lacks(), isZoned: wasZoneAsked() };
  // Last: rules are told once, so nothing may fail between here and their telling.
  return toldText({ ...told, styles: criticalStyles(order.sheets, html) });
}
