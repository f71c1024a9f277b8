import type { LoadRelease } from './remote-loader';
import type { Isolation } from '../isolation/isolation';
import { ownerOfRelease } from '../isolation/owner-of-release';

/** Loading that fails for a version whose code changes what others share, at once or with the code of a page. */
export function contained(load: LoadRelease, isolation: Pick<Isolation, 'inspect' | 'welcome'>): LoadRelease {
  return async (release, attempt) => {
    const owner = ownerOfRelease(release);
    const inspected = async <Loaded>(loading: () => Promise<Loaded>): Promise<Loaded> => {
      isolation.welcome(owner);
      try {
        return await loading();
      } finally {
        isolation.inspect(owner);
      }
    };
    const declaration = await inspected(() => load(release, attempt));
    const pages = declaration.pages.map((page) => ({ ...page, load: () => inspected(page.load) }));
    return { ...declaration, pages };
  };
}
