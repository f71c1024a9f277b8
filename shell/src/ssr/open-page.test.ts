import type { Remotes } from '../remotes/remotes';
import { openPage } from './open-page';

it.each(['//[', '//', '/%', '/?='])(
  'an address that is no page of anyone, %s, is left to the browser',
  async (address) => {
    const pages: Remotes['pages'] = [];
    const failed: unknown[] = [];

    await openPage({ pages } as unknown as Remotes, address, (error) => failed.push(error));
    expect(failed).toEqual([]);
  },
);
