import type { Page, Request } from '@playwright/test';

/** Milliseconds of the page's time that pass at once, and of ours until the next ones do. */
const STEP = 500;
const PAUSE = 50;
/** Open as long as the page is: news of what changes elsewhere. */
const NEVER_ENDS = '/api/platform/events';

/**
 * Lets the page's own time fly while nothing is on its way to it: what it waits for on purpose takes no time of ours.
 * A file that never arrives, whose address matches `hung`, does not count as being on its way, nor does a stream of
 * news.
 */
export class PageTime {
  private readonly underway = new Set<Request>();
  /** Milliseconds that flew. */
  flown = 0;
  /** Paths of all that was asked for. */
  readonly asked: string[] = [];

  private constructor(
    private readonly page: Page,
    private readonly flies: boolean,
    hung: (url: string) => boolean,
  ) {
    page.on('request', (request) => void this.asked.push(new URL(request.url()).pathname));
    const endless = (url: string) => url.includes(NEVER_ENDS) || hung(url);
    page.on('request', (request) => void (endless(request.url()) || this.underway.add(request)));
    page.on('requestfinished', (request) => void this.underway.delete(request));
    page.on('requestfailed', (request) => void this.underway.delete(request));
  }

  static async of(page: Page, hung: (url: string) => boolean, flies = true): Promise<PageTime> {
    if (flies) await page.clock.install();
    return new PageTime(page, flies, hung);
  }

  async fliesUntil(expected: Promise<unknown>): Promise<void> {
    let isOver = false;
    const over = expected.finally(() => (isOver = true));
    over.catch(() => undefined);
    for (;;) {
      await new Promise((passed) => setTimeout(passed, PAUSE));
      if (isOver) return void (await over);
      if (this.underway.size > 0 || !this.flies) continue;
      // A page that is being loaded anew has no clock for a moment.
      await this.page.clock.fastForward(STEP).catch(() => undefined);
      this.flown += STEP;
    }
  }
}
