import { isHers, type OfStates, type Whose } from '@nestwell/contracts/delivery';
import { useUser } from '@nestwell/remote-kit';
import { useMemo } from 'react';
import type { Remotes } from './remotes';
import { useRemotes } from './remotes-context';

/** What may be offered by its name. */
export type Hers = Pick<Remotes, 'pages' | 'commands' | 'offline'>;

/** Without what modules keep for other states and weeks: after a loss nothing may so much as be called feeding. */
export function hersOf({ pages, commands, offline }: Hers, her: Whose | null | undefined): Hers {
  const away = new Set(pages.filter(({ page }) => !isHers(page, her)).map(({ page }) => page.path));
  const leadsToHers = (it: { page: string } & OfStates) => isHers(it, her) && !away.has(it.page);
  return {
    pages: pages.filter(({ page }) => !away.has(page.path)),
    commands: commands.filter(leadsToHers),
    offline: offline.filter(leadsToHers),
  };
}

/** What the shell may offer her of what all modules have. */
export function useHers(): Hers {
  const remotes = useRemotes();
  const { user } = useUser();
  return useMemo(() => hersOf(remotes, user), [remotes, user]);
}
