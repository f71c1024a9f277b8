import { nursingMother, registerMember } from '@nestwell/e2e/member';
import type { Page } from '@playwright/test';

/** Somebody in a browser who goes on from page to page, now within the site and now by a load. */
export class Walk {
  readonly failed: string[] = [];
  /** Screens on which parts of the module were of several versions. */
  readonly mixed: string[] = [];
  readonly seen = new Set<string>();
  private readonly walking: Promise<void>;
  private stopping = false;

  private constructor(
    private readonly page: Page,
    private readonly site: string,
    private readonly module: string,
  ) {
    page.on('response', (response) => {
      if (response.status() >= 400) this.failed.push(`${response.url()}: ${response.status()}`);
    });
    page.on('requestfailed', (request) => {
      // Whoever goes on before a page is whole gives up the rest of it.
      const why = request.failure()?.errorText ?? '';
      if (why !== 'net::ERR_ABORTED') this.failed.push(`${request.url()}: ${why}`);
    });
    page.on('pageerror', (error) => this.failed.push(error.message));
    this.walking = this.walk().catch((error: unknown) => void this.failed.push(String(error)));
  }

  static async begin(page: Page, site: string, module: string): Promise<Walk> {
    await registerMember(page, nursingMother, site);
    return new Walk(page, site, module);
  }

  async finish(): Promise<void> {
    this.stopping = true;
    await this.walking;
  }

  private async walk(): Promise<void> {
    const places = this.page.getByRole('navigation', { name: 'Main' });
    while (!this.stopping) {
      await this.page.goto(`${this.site}/`);
      await this.look();
      for (const name of ['Nutrition', 'Community', 'Home']) {
        await places.getByRole('link', { name }).click();
        if (name !== 'Community') await this.look();
      }
    }
  }

  /** Once a part of the module stands there. */
  private async look(): Promise<void> {
    const parts = this.page.locator(`[data-remote^="${this.module}@"]`);
    await parts.first().waitFor({ state: 'attached' });
    const versions = new Set(
      await parts.evaluateAll((all) => all.map((part) => (part as HTMLElement).dataset.remote ?? '')),
    );
    if (versions.size > 1)
      this.mixed.push(`${new URL(this.page.url()).pathname}: ${[...versions].join(' and ')}`);
    for (const version of versions) this.seen.add(version);
  }
}
