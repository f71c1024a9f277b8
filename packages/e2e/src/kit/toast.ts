import type { Page } from '@playwright/test';

/** Where the newest toast shows; also while a dialog hides the rest of the page from screen readers. */
export const toastOn = (page: Page) => page.getByRole('region', { name: 'Notifications (F8)' });
