import { pageDataIds, type Overlay, type Registry, type SeededAnswer } from '@nestwell/contracts/delivery';
import type { PublicConfig } from '@nestwell/contracts/kernel';
import { isDeviceZone } from '@nestwell/domain/device-time';
import { examplePublicConfig } from '@nestwell/remote-kit/host';
import { pageJson } from './page-json';

export interface PageData {
  registry: Registry;
  config: PublicConfig;
  answers: readonly SeededAnswer[];
  /** Null where she sees what everybody sees. */
  overlay: Overlay | null;
}

/**
 * Reads what the server put into the page. What is missing or broken leaves the site open, with less on it. Answers are
 * the member's: they are taken out of the document, where they would outlast her session.
 */
export function readPageData(page: Document): PageData {
  const data = readAll(page);
  page.getElementById(pageDataIds.answers)?.remove();
  return data;
}

function readAll(page: Document): PageData {
  return {
    registry: pageJson<Registry>(page, pageDataIds.registry) ?? { rev: 0, remotes: {} },
    config: pageJson<PublicConfig>(page, pageDataIds.config) ?? examplePublicConfig,
    // Where she has travelled since, the server's idea of her day is not hers: then she asks herself.
    answers: (pageJson<SeededAnswer[]>(page, pageDataIds.answers) ?? []).filter(
      ({ zone }) => zone === null || isDeviceZone(zone),
    ),
    overlay: pageJson<Overlay>(page, pageDataIds.overlay),
  };
}

/** When the page's answers were given, by this device's clock: on a slow line the shell reads them seconds later. */
export function answeredAt(): number {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return Date.now() - Math.max(0, performance.now() - (visit?.responseStart ?? Infinity));
}
