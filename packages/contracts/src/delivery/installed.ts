/** What a module declares for who keeps the site on her device; said with `defineRemote` in remote-kit. */
export interface BuildOffers {
  /** Pages that open without a connection. */
  offline?: OfflineEntry[];
  /** Long-press entries of the installed site's icon. */
  shortcuts?: ShortcutEntry[];
}

/** A page whose files are kept on her device, and its line among "What works now". */
export interface OfflineEntry {
  /** One of the module's own pages. */
  page: string;
  /** The part of it that is meant: `tab=support`. */
  at?: string;
  line?: { label: string; about: string; icon: string };
}

export interface ShortcutEntry {
  name: string;
  /** Home or one of the module's own pages. */
  page: string;
  /** What the page opens by itself: `food` of `/?open=food`. */
  open: string;
  icon: ShortcutIcon;
  order: number;
}

export const shortcutIcons = ['food', 'water', 'reminder', 'urgent'] as const;
export type ShortcutIcon = (typeof shortcutIcons)[number];

export const shortcutUrl = ({ page, open }: Pick<ShortcutEntry, 'page' | 'open'>) => `${page}?open=${open}`;

/** The page's ground by day and by night, `--nw-surface` as hexadecimal: the browser paints its own frame so. */
export const groundColours = { day: '#f7f3f0', night: '#18100f' } as const;

/** Where the installed site's description lies, and its worker. */
export const webManifestPath = '/manifest.webmanifest';
export const workerPath = '/sw.js';
