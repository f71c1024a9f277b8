import { pageAt } from '@nestwell/contracts/delivery';
import type { Remotes } from '../remotes/remotes';
import { keepOpening, loadPage } from '../remotes/opening';
import { begins, ends } from '../watch/running';

/**
 * Opens the remote's page at an address before anything is drawn; what cannot be opened is left to the browser.
 * @param address from its first `/` on, as it was asked for: `//[` too
 */
export async function openPage(
  { pages }: Remotes,
  address: string,
  onError: (error: unknown) => void,
): Promise<void> {
  const found = pageAt(pages, new URL(`http://site${address}`).pathname);
  if (!found) return;
  const { loader, page } = found;
  keepOpening(loader, page.path, { now: { phase: 'loading' } });
  const state = loader.state.get();
  if (state.phase !== 'ready') return;
  const { loaded } = state;
  begins(`${loader.id}@${loaded.release.version}`, 'import');
  try {
    const Page = await loadPage(loaded, page.path);
    keepOpening(loader, page.path, { now: { phase: 'ready', Page, loaded } });
  } catch (error) {
    onError(error);
  } finally {
    ends();
  }
}
