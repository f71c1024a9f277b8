import type { Page } from '@playwright/test';

/** Scripts wait until they are let go: what is seen until then, the server painted. */
export async function holdScripts(page: Page): Promise<() => void> {
  const held: (() => void)[] = [];
  let isHeld = true;
  await page.route(/\.js$/, async (route) => {
    if (isHeld) await new Promise<void>((resolve) => held.push(resolve));
    await route.continue().catch(() => undefined);
  });
  return () => {
    isHeld = false;
    for (const go of held) go();
  };
}
