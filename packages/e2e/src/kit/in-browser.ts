import type { BrowserContext, LaunchOptions, PlaywrightWorkerArgs } from '@playwright/test';

/**
 * For `test.extend`: a test whose page opens in another browser than its worker's. As an option of the worker
 * (`launchOptions`) it would wait for all other tests, and then start worker and site anew.
 */
export const inBrowser = (options: LaunchOptions) => ({
  context: async (
    { playwright }: PlaywrightWorkerArgs,
    use: (context: BrowserContext) => Promise<void>,
  ): Promise<void> => {
    const browser = await playwright.chromium.launch(options);
    await use(await browser.newContext());
    await browser.close();
  },
});
