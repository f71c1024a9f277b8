import { usePublicConfig, useUser } from '@nestwell/remote-kit';
import { Link, useLocation } from '@nestwell/remote-kit/router';
import { BottomNav } from '@nestwell/ui';
import type { User } from '@nestwell/contracts/account';
import type { PageEntry } from '@nestwell/contracts/delivery';
import type { PublicConfig } from '@nestwell/contracts/kernel';
import { useHers } from '../remotes/hers';
import { isActive, navItems, placesOf, type NavTarget } from './nav-items';
import { navIcons, navShells } from './nav-icons';

/** Support and Settings stand apart from her own places. */
const FIRST_APART = 8;

/** The bottom navigation, known from the registry before any remote's code is there. */
export function Bowl({ page, onFind }: { page: PageEntry; onFind: () => void }) {
  const hers = useHers();
  const { pathname } = useLocation();
  const config = usePublicConfig();
  const { user } = useUser();
  const { bar, more } = placesOf(navItems(hers, babyPageFor(user, config)), hers);
  const shown = (item: NavTarget) => ({
    label: item.label,
    about: item.about,
    icon: navIcons[item.icon] ?? navIcons.page,
    shell: navShells[item.icon],
    to: item.path ?? item.href ?? '/',
    apart: item.order === FIRST_APART,
    external: item.href !== undefined,
    active: isActive(item, page, pathname),
  });
  return (
    <BottomNav
      items={bar.map(shown)}
      more={more.map(shown)}
      onFind={user ? onFind : undefined}
      LinkComponent={Link}
    />
  );
}

/** Weeks in pregnancy, months after it; none for a member who wants to hear nothing of either. */
function babyPageFor(user: User | null, { babyDevelopmentUrl, babyMonthsUrl }: PublicConfig): string | null {
  if (user === null || user.state === 'pregnant') return babyDevelopmentUrl;
  return user.state === 'postpartum' ? babyMonthsUrl : null;
}
