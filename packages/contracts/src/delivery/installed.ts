import type { OfStates } from './whose';

/** What a module declares for who keeps the site on her device; said with `defineRemote` in remote-kit. */
export interface BuildOffers {
  /** Pages that open without a connection. */
  offline?: OfflineEntry[];
  /** Long-press entries of the installed site's icon. */
  shortcuts?: ShortcutEntry[];
  /** What can be found and done from anywhere. */
  commands?: CommandEntry[];
}

/** A page whose files are kept on her device, and its line among "What works now". */
export interface OfflineEntry {
  /** One of the module's own pages. */
  page: string;
  /** The part of it that is meant: `tab=support`. */
  at?: string;
  line?: { label: string; about: string; icon: string };
  /** Kept from the moment on that she has opened one of the module's pages that say so, not ahead for everybody. */
  onceOpened?: boolean;
}

export interface ShortcutEntry {
  name: string;
  /** Home or one of the module's own pages. */
  page: string;
  /** What the page opens by itself: `food` of `/?open=food`. */
  open: string;
  icon: ShortcutIcon;
  order: number;
  /** The letter that does it from anywhere. */
  key?: string;
  /** It is not among what can be found by its name. */
  unlisted?: boolean;
}

/** What is done from anywhere, by its name or by a key; what each field says stands with `CommandDeclaration`. */
export interface CommandEntry extends OfStates {
  name: string;
  words?: string;
  page: string;
  at?: string;
  open?: string;
  group: CommandGroup;
  icon?: string;
  key?: string;
  takesText?: boolean;
  inPlace?: boolean;
  keys?: string;
}

/** `log` writes something down, `go` leads somewhere, `here` is what keys do on its page. */
export const commandGroups = ['log', 'go', 'here'] as const;
export type CommandGroup = (typeof commandGroups)[number];

export const shortcutIcons = ['food', 'water', 'reminder', 'urgent'] as const;
export type ShortcutIcon = (typeof shortcutIcons)[number];

export const shortcutUrl = ({ page, open }: Pick<ShortcutEntry, 'page' | 'open'>) => `${page}?open=${open}`;

/** The page's ground by day and by night, `--nw-surface` as hexadecimal: the browser renders its own frame so. */
export const groundColours = { day: '#f7f3f0', night: '#18100f' } as const;

/** Where the installed site's description lies, and its worker. */
export const webManifestPath = '/manifest.webmanifest';
export const workerPath = '/sw.js';
