import type { Page } from '@playwright/test';
import type { RemoteManifest, Signal } from '@nestwell/contracts/delivery';
import { isFileOf } from '../kit/files-of';
import { nursingMother, registerMember } from '../kit/member';
import type { Site } from '../kit/site';
import { currentVersion, releaseVariant } from '../kit/variant';
import { keepNow } from '../kit/worker';
import { breakFiles } from './faults';
import type { Broken, Fault, Retry } from './faults/fault';
import { PageTime } from './page-time';
import { noticed } from './victim';

/** What is to be broken, and how. */
export interface Sabotage {
  id: string;
  fault: Fault;
  /** Where the version itself is broken. */
  retry: Retry;
}

/** One of the modules that are broken on a page. */
export interface Sabotaged extends Broken {
  fault: Fault;
  retry: Retry;
  released: RemoteManifest;
  /** What of it still works on this site. */
  leaves: Fault['leaves'];
  /** Its files arrive whole again. */
  mendFiles: () => Promise<void>;
}

/** All that is broken as one member looks, each in a module of its own. */
export interface Visit {
  page: Page;
  site: Site;
  time: PageTime;
  parts: readonly Sabotaged[];
  /** What the page has said of its modules until now. */
  told: readonly Signal[];
  /** Under this name her device keeps what she has begun to write. */
  draft: string;
}

export const hasPage = ({ leaves }: Pick<Sabotaged, 'leaves'>) =>
  leaves === 'page' || leaves === 'everything';
export const hasWidgets = ({ leaves }: Pick<Sabotaged, 'leaves'>) =>
  leaves === 'widgets' || leaves === 'everything';
export const isOnTheWay = ({ fault }: Pick<Sabotaged, 'fault'>) => fault.files !== undefined;

/** Releases all of it on a site that one is about to open; `place` tells these versions from those of other visits. */
export async function sabotaged(
  page: Page,
  site: Site,
  sabotages: readonly Sabotage[],
  { place, worker = false }: { place: string; worker?: boolean },
): Promise<Visit> {
  const member = await registerMember(page, nursingMother, site.url);
  const draft = await keepDraft(page, site, member.id);
  if (worker) {
    await page.goto(`${site.url}/`);
    await keepNow(page, site.url);
  }
  const released: Omit<Sabotaged, 'time'>[] = [];
  for (const { id, fault, retry } of sabotages) {
    const part = { site, id, good: await currentVersion(site, id), broken: `broken${place}` };
    await fault.before?.(part);
    const manifest = await releaseVariant(site, id, { version: part.broken, ...fault.change });
    const mendFiles = await breakFiles(page, manifest, fault);
    // A module that has no such files does not miss them.
    const leaves = fault.files && !mendFiles ? 'everything' : fault.leaves;
    const mended = mendFiles ?? (() => Promise.resolve());
    released.push({ ...part, page, fault, retry, released: manifest, leaves, mendFiles: mended });
  }
  await noticed(site);
  const areBroken = released.map(({ id, broken }) => isFileOf(id, broken));
  const isBroken = (url: string) => areBroken.some((isOf) => isOf(new URL(url)));
  const told = await signalsOf(page);
  const time = await PageTime.of(page, isBroken, !sabotages.some(({ fault }) => fault.measured));
  return { page, site, time, parts: released.map((part) => ({ ...part, time })), told, draft };
}

/** What she wrote. */
export const WORDS = 'Half a thought';

/** Words that she kept, as the composer keeps them. */
async function keepDraft(page: Page, site: Site, memberId: string): Promise<string> {
  const name = `drafts.${memberId}.community.post`;
  await page.goto(`${site.url}/healthz`);
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
    name,
    JSON.stringify({ content: WORDS }),
  ] as const);
  return name;
}

/** Stopped on their way for a moment: the browser tells of the words of a request only then. */
async function signalsOf(page: Page): Promise<Signal[]> {
  const told: Signal[] = [];
  await page.route('**/api/platform/signals', (route) => {
    const { signals } = JSON.parse(route.request().postData() ?? '{"signals":[]}') as { signals: Signal[] };
    told.push(...signals);
    return route.fallback();
  });
  return told;
}
