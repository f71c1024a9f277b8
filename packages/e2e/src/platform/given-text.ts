import type { Page } from '@playwright/test';

/** What the browser says when a text is given to this place of the page. */
export const given = (page: Page, place: 'markup' | 'script' | 'worker' | 'code', text: string) =>
  page.evaluate(
    async ([where, given]) => {
      try {
        if (where === 'markup') document.createElement('div').innerHTML = given;
        if (where === 'script') document.createElement('script').src = given;
        if (where === 'worker') new Worker(given).terminate();
        if (where === 'code') document.createElement('script').text = given;
        return 'taken';
      } catch (error) {
        return error instanceof TypeError ? 'refused' : String(error);
      }
    },
    [place, text] as const,
  );
