import { expect } from '@playwright/test';
import type { Question } from './question';

/** What the console says of anything that failed, that the page's policy refused, or that was not rendered as it is. */
export function quiet(): Question {
  let said: string[] = [];
  return {
    name: 'nothing fails, and nothing is refused or drawn anew',
    listen: (page) => {
      page.on('pageerror', ({ message }) => said.push(message));
      page.on('console', (message) => {
        const text = message.text();
        if (text.startsWith('[hydrate]') || message.type() === 'error') said.push(text);
      });
      page.on('request', (request) => {
        if (request.url().endsWith('/api/reports/content-policy')) said.push(String(request.postData()));
      });
    },
    ask: async (_, { path }) => {
      // An address without a screen answers 404.
      const found = said.filter((text) => !(path === '/no-such-screen' && text.includes('404')));
      said = [];
      expect(found).toEqual([]);
    },
  };
}
