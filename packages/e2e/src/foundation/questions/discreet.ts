import { expect } from '@playwright/test';
import { type Traffic, watchTraffic } from '../../platform/watched-traffic';
import type { Question } from './question';

/** What the page asks for is asked of its own site without words of hers, for no cache, and by the site's rules. */
export function discreet(site: string, hers: readonly string[]): Question {
  let traffic: Traffic;
  return {
    name: 'nobody else is asked, and no cache may keep it',
    listen: async (page) => {
      traffic = await watchTraffic(page.context());
    },
    ask: async () => {
      const { hosts, told, keepable, offences } = traffic;
      const said = told.splice(0).join('\n');
      const found = {
        hosts: [...hosts],
        words: hers.filter((words) => said.includes(words)),
        keepable: [...new Set(keepable.splice(0))],
        offences: offences.splice(0),
      };
      hosts.clear();
      expect(found).toEqual({ hosts: [new URL(site).host], words: [], keepable: [], offences: [] });
    },
  };
}
