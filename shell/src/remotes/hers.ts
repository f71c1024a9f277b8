import { isHers, type OfStates } from '@nestwell/contracts/delivery';
import type { MemberState } from '@nestwell/contracts/account';
import { useUser } from '@nestwell/remote-kit';
import { useMemo } from 'react';
import type { Remotes } from './remotes';
import { useRemotes } from './remotes-context';

/** What may be offered by its name. */
export type Hers = Pick<Remotes, 'pages' | 'commands' | 'offline'>;

/** Without what modules keep for other states: after a loss nothing may so much as be called feeding. */
export function hersOf({ pages, commands, offline }: Hers, state: MemberState | undefined): Hers {
  const away = new Set(pages.filter(({ page }) => !isHers(page, state)).map(({ page }) => page.path));
  const leadsToHers = (it: { page: string } & OfStates) => isHers(it, state) && !away.has(it.page);
  return {
    pages: pages.filter(({ page }) => !away.has(page.path)),
    commands: commands.filter(leadsToHers),
    offline: offline.filter(leadsToHers),
  };
}

/** What the shell may offer her of what all modules have. */
export function useHers(): Hers {
  const remotes = useRemotes();
  const state = useUser().user?.state;
  return useMemo(() => hersOf(remotes, state), [remotes, state]);
}
