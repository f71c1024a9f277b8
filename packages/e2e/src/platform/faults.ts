import type { Page } from '@playwright/test';
import { isFileOf } from '../kit/files-of';
import type { RemoteManifest } from '@nestwell/contracts/delivery';
import { endless } from './faults/endless';
import type { Fault, Retry } from './faults/fault';
import { damaged, lost } from './faults/on-the-way';
import { released } from './faults/releases';
import { being, throwing } from './faults/running';
import { shared } from './faults/shared';

/** Ways of failing. What goes wrong on the way ends when the network is well again; the rest only with another version. */
export const faults: Readonly<Record<string, readonly Fault[]>> = {
  'by what does not arrive': lost,
  'by what arrives damaged': damaged,
  'by what it throws': throwing,
  'by what it is': being,
  'by what it does to all': shared,
  'by what has no end': endless,
  'by what was released before': released,
};

/**
 * Lets one version's files arrive broken until that is taken back. Undefined for a module that has no such files and does
 * not miss them.
 */
export async function breakFiles(
  page: Page,
  { id, version, entry, css, files }: RemoteManifest,
  fault: Fault,
): Promise<(() => Promise<void>) | undefined> {
  const { files: pattern, answer } = fault;
  if (!pattern || !answer) return undefined;
  const isOfVersion = isFileOf(id, version);
  const isBroken = (url: URL) => isOfVersion(url) && pattern.test(url.pathname);
  await page.route(isBroken, (route) => answer(route).catch(() => undefined));
  const isMissed = [entry, ...css, ...files].some(({ path }) => pattern.test(`/${path}`));
  return isMissed ? () => page.unroute(isBroken) : undefined;
}

/** A way by its name, with its place among all, and how its card is tried: the first of each kind for its failing. */
export function named(name: string): { fault: Fault; retry: Retry; place: number } {
  const all = Object.values(faults).flat();
  const fault = all.find((one) => one.name === name);
  if (!fault) throw new Error(`No module is broken by ${name}`);
  const isFirst = Object.values(faults).some(([first]) => first === fault);
  const tried = fault.files ? 'works' : isFirst ? 'fails' : 'untried';
  const retry = fault.untilReload ? 'untried' : tried;
  return { fault, retry, place: all.indexOf(fault) };
}
