import type { Page } from '@playwright/test';
import { isFileOf } from '../kit/files-of';
import { ownersIn, type RemoteManifest } from '@nestwell/contracts/delivery';
import { endless } from './faults/endless';
import type { Fault } from './faults/fault';
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
 * Lets one version's files arrive broken until `page.unrouteAll`, and what its entry comes in with others'; returns whether it has such files at
 * all.
 */
export async function breakFiles(
  page: Page,
  { id, version, entry, css, files }: RemoteManifest,
  fault: Fault,
): Promise<boolean> {
  const { files: pattern, answer } = fault;
  if (!pattern || !answer) return false;
  const isOfVersion = isFileOf(id, version);
  const isEntrys = pattern.test(`/${entry.path}`);
  await page.route(
    (url) =>
      isOfVersion(url) && (pattern.test(url.pathname) || (isEntrys && ownersIn(url.pathname).length > 0)),
    (route) => answer(route).catch(() => undefined),
  );
  return [entry, ...css, ...files].some(({ path }) => pattern.test(`/${path}`));
}
