import { leaksOf, switchLate, switchSheets } from '../isolation/styles';
import { ownerOfRelease } from './owner-of-release';
import type { LoadRelease } from './remote-loader';

/** Loading that fails for a version whose style sheets style what is not its own, at once or with the code of a page. */
export function contained(load: LoadRelease): LoadRelease {
  return async (release, attempt) => {
    const owner = ownerOfRelease(release);
    const judged = async <Loaded>(loading: () => Promise<Loaded>): Promise<Loaded> => {
      switchSheets(owner, false);
      const loaded = await loading();
      if (leaksOf(document).includes(owner)) throw new Error(`${owner} styles what is not its own`);
      return loaded;
    };
    const declaration = await judged(() => load(release, attempt));
    const pages = declaration.pages.map((page) => ({ ...page, load: () => judged(page.load) }));
    return { ...declaration, pages };
  };
}

/** A sheet that was still on its way when its version left is switched off as it comes. */
export function followLateSheets(page: Document): void {
  page.addEventListener(
    'load',
    ({ target }) => {
      if (target instanceof HTMLLinkElement) switchLate(target);
    },
    true,
  );
}
