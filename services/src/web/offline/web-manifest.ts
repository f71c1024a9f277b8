import {
  groundColours,
  shortcutUrl,
  type Registry,
  type ShortcutEntry,
  type ShortcutIcon,
} from '@nestwell/contracts/delivery/server';

/** Devices show at most four. */
const MOST_SHORTCUTS = 4;

/** The shell's own: help in urgent need is there for everybody, on every screen. */
const URGENT: ShortcutEntry = {
  name: 'Is this urgent?',
  page: '/',
  open: 'urgent',
  icon: 'urgent',
  order: Infinity,
};

const icon = (name: string, size: number, purpose: 'any' | 'maskable' = 'any') => ({
  src: `/icons/${name}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** What a device needs to know to keep the site like an app: its name, its looks, and where its icon leads. */
export function webManifestOf({ remotes }: Registry) {
  const declared = Object.values(remotes)
    .flatMap(({ shortcuts = [] }) => shortcuts)
    .sort((one, other) => one.order - other.order)
    .slice(0, MOST_SHORTCUTS - 1);
  return {
    id: '/',
    name: 'Nestwell',
    short_name: 'Nestwell',
    description: 'A calm companion for pregnancy and the months after birth.',
    lang: 'en',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    // The ground of the first picture, before the page is there; the page itself says what night looks like.
    background_color: groundColours.day,
    theme_color: groundColours.day,
    categories: ['health', 'lifestyle'],
    icons: [
      icon('icon-192', 192),
      icon('icon-512', 512),
      icon('icon-maskable-192', 192, 'maskable'),
      icon('icon-maskable-512', 512, 'maskable'),
    ],
    shortcuts: [...declared, URGENT].map((shortcut) => ({
      name: shortcut.name,
      url: shortcutUrl(shortcut),
      icons: [icon(fileOf(shortcut.icon), 96)],
    })),
  };
}

const fileOf = (name: ShortcutIcon) => `shortcut-${name}`;
