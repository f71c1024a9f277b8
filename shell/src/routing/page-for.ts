import { pageFor, type PagePurpose } from '@nestwell/contracts/delivery';
import { useRemotes } from '../remotes/remotes-context';

/** The address of the page that is declared for a purpose; undefined where no module has one. */
export const usePathFor = (purpose: PagePurpose): string | undefined =>
  pageFor(useRemotes().pages, purpose)?.page.path;
