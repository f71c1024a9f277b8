import type { Page } from '@playwright/test';

/** Scripts wait until they are let go: what is seen until then is the server's HTML. */
export async function holdScripts(page: Page, which = /\.js$/): Promise<() => void> {
  const held: (() => void)[] = [];
  let isHeld = true;
  await page.route(which, async (route) => {
    if (isHeld) await new Promise<void>((resolve) => held.push(resolve));
    await route.continue().catch(() => undefined);
  });
  return () => {
    isHeld = false;
    for (const go of held) go();
  };
}
