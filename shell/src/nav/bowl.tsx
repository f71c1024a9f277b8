import { usePublicConfig, useUser } from '@nestwell/remote-kit';
import { Link, useLocation } from '@nestwell/remote-kit/router';
import { BottomNav } from '@nestwell/ui';
import type { PageEntry } from '@nestwell/contracts/delivery';
import { useRemotes } from '../remotes/remotes-context';
import { isActive, navItems } from './nav-items';
import { navIcons } from './nav-icons';

/** The bottom navigation, known from the registry before any remote's code is there. */
export function Bowl({ page }: { page: PageEntry }) {
  const remotes = useRemotes();
  const { pathname } = useLocation();
  const { babyDevelopmentUrl } = usePublicConfig();
  const { user } = useUser();
  const items = navItems(remotes, user?.pregnancyPaused ? null : babyDevelopmentUrl).map((item) => ({
    label: item.label,
    icon: navIcons[item.icon] ?? navIcons.page,
    to: item.path ?? item.href ?? '/',
    external: item.href !== undefined,
    active: isActive(item, page, pathname),
  }));
  return <BottomNav items={items} LinkComponent={Link} />;
}
