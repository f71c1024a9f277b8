import type { CDPSession, Page } from '@playwright/test';

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
  args?: {
    elementCount?: number;
    beginData?: { dirtyObjects?: number };
    chrome_mojo_event_info?: { mojo_interface_tag?: string };
  };
}

/** What the page's main thread did while it was watched. */
export interface Work {
  /** Tasks of over 50 ms of processor time, in milliseconds: a busy machine stretches the clock more than this. */
  long: number[];
  /** The most elements that were styled, and parts that were laid out, at once. */
  styled: number;
  laidOut: number;
}

const LONG = 50;

/**
 * How many times slower than here the page is while it is watched. A browser spends the difference on its processor, so
 * that an ordinary run, which tells times and judges none, makes little of it; `pnpm test:long` makes a slow phone.
 */
const SLOWER = process.env.LONG ? 4 : 2;

/** A browser's own record of the page's main thread, on a machine made slower. */
export async function watchMainThread(
  page: Page,
): Promise<{ devtools: CDPSession; work: () => Promise<Work> }> {
  const devtools = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  devtools.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await devtools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {
      includedCategories: ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'toplevel'],
    },
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  return {
    devtools,
    work: async () => {
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
      const all = new Promise((resolve) => devtools.once('Tracing.tracingComplete', resolve));
      await devtools.send('Tracing.end');
      await all;
      return workIn(events);
    },
  };
}

function workIn(events: readonly TraceEvent[]): Work {
  const layouts = events.filter(({ name }) => name === 'Layout');
  const mains = new Set(layouts.map(threadOf));
  const questions = events.filter(isQuestion);
  const long = events
    .filter((event) => event.name === 'RunTask' && mains.has(threadOf(event)))
    .filter((task) => !questions.some((question) => isWithin(question, task)))
    .map(({ tdur = 0 }) => Math.round(tdur / 1000))
    .filter((milliseconds) => milliseconds > LONG);
  const styles = events.filter(({ name }) => name === 'UpdateLayoutTree');
  return {
    long,
    styled: Math.max(...styles.map(({ args }) => args?.elementCount ?? 0)),
    laidOut: Math.max(...layouts.map(({ args }) => args?.beginData?.dirtyObjects ?? 0)),
  };
}

const threadOf = ({ pid, tid }: TraceEvent) => `${pid}:${tid}`;

/** What the test itself asked the page, which costs far more than what the page does. */
const isQuestion = ({ args }: TraceEvent) =>
  args?.chrome_mojo_event_info?.mojo_interface_tag === 'blink.mojom.DevToolsSession';

const isWithin = (event: TraceEvent, task: TraceEvent) =>
  threadOf(event) === threadOf(task) && event.ts >= task.ts && event.ts < task.ts + (task.dur ?? 0);
