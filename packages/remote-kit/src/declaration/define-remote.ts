import type { MemberState } from '@nestwell/contracts/account';
import type { CommandGroup, PagePurpose, ShortcutIcon } from '@nestwell/contracts/delivery';
import type { ComponentType } from 'react';
import type { SlotName } from './slots';

/** Icons the bottom navigation knows how to draw. */
export type NavIcon =
  | 'home'
  | 'nutrition'
  | 'fitness'
  | 'wellness'
  | 'calendar'
  | 'community'
  | 'support'
  | 'settings'
  | 'page';

export interface PageDeclaration {
  /** Absolute, parameters as `:name`; matched without case and with an optional trailing slash. */
  path: string;
  /** Stands in the document's title and is announced on arrival. */
  title: string;
  /** What is there, in a few words: its second line in the list of further places. */
  about?: string;
  /** Open to visitors without a session. Default: members only. */
  open?: true;
  /** Shown while the session is being restored; default 'Loading...'. */
  loading?: string;
  /** Shown above the sign-in link to a visitor; default 'Please log in to see this page.' */
  signIn?: string;
  /**
   * Its place in the bottom navigation; pages without one belong to the item named by `under`. The first seven have the
   * orders 1 to 7, one page each; an added page comes after them, `7.5` before Support and Settings.
   */
  nav?: { label: string; icon: NavIcon; order: number };
  /** The navigation item that is highlighted here; default: the item whose path is the longest prefix. */
  under?: string;
  /** No bottom navigation: the page is a path of its own. */
  bare?: true;
  /** No footer under it either. */
  noFooter?: true;
  /** Its link in the footer under every screen. */
  footer?: { label: string; order: number };
  /** What the shell leads to it for; one page of the whole site may say so. */
  purpose?: PagePurpose;
  /**
   * Here a member without a trial or plan may stay (`optional`), or is not even asked whether she has one (`unasked`).
   * Default: she is led to where plans are bought.
   */
  subscription?: 'optional' | 'unasked';
  /** The query parameter of a step into which the shell must not speak: `purchase` of `/checkout?purchase=1`. */
  undisturbed?: string;
  /**
   * The part of the page that is there for everybody, signed out and without a plan too: `tab=support` of
   * `/wellness?tab=support`.
   */
  openAt?: string;
  /** The part where a member without a plan may stay: `show=medication` of `/calendar?show=medication`. */
  optionalAt?: string;
  /** The letter that leads to it after G, from anywhere. */
  key?: string;
  /**
   * Who is led to it: in other states no list of places, no command, key or line of the offline page names it. Whoever
   * has its address is still led there, so the page itself says what it is to her. Default: every state.
   */
  states?: readonly MemberState[];
  /**
   * From which week of a pregnancy on she is led to it, where that is not from the first: what counts movements is
   * nobody's before she can feel a pattern. In an earlier week it is as in a state of others.
   */
  fromWeek?: number;
  load: () => Promise<ComponentType>;
}

export interface WidgetDeclaration {
  slot: SlotName;
  component: ComponentType;
  /** Pixels reserved until the widget is there, where they differ from the slot's own. */
  height?: number;
}

/** A page that opens without a connection: its files are kept on her device. */
export interface OfflineDeclaration {
  /** The path of one of the module's own pages. */
  page: string;
  /** The part of it that is meant: `tab=support`. */
  at?: string;
  /** Its line among "What works now", and what she finds there; without, only its files are kept. */
  line?: { label: string; about: string; icon: NavIcon };
  /** Its files are kept once she has opened one of the module's pages that say so, and stay over releases: what only some need. */
  onceOpened?: true;
}

/** An entry of the installed site's icon, and of search: it leads to a form that `useAsked` opens. */
export interface ShortcutDeclaration {
  name: string;
  /** Home or one of the module's own pages. */
  page: string;
  /** What is asked for there: `food` of `/?open=food`. */
  open: string;
  icon: ShortcutIcon;
  order: number;
  /** The letter that does it from anywhere: she may also find it by its name. */
  key?: string;
  /** Only the icon leads there: by its name she finds a command that does it better. */
  unlisted?: true;
}

/**
 * What she finds by its name from anywhere, beside the pages and shortcuts that are found anyway: it leads to a part of
 * a page, or does something there. Of the group `here` it stands in the sheet of shortcuts alone.
 */
export interface CommandDeclaration {
  /** In the words of the screen: `Last night’s sleep`. */
  name: string;
  /** Other words she may look for it by: `slept hours nap`. */
  words?: string;
  /** Home or one of the module's own pages. */
  page: string;
  /** The part of it: `tab=support`. */
  at?: string;
  /** What `useAsked` hears there. */
  open?: string;
  group: CommandGroup;
  icon?: NavIcon | ShortcutIcon;
  /** The letter that does it from anywhere; of what leads somewhere, the letter after G. */
  key?: string;
  /** A widget of `shell.palette@1` does it where she is; the page is asked only where that one does not come. */
  inPlace?: true;
  /** Of the group `here`: what she presses on the page, which hears it by itself: `T`, `← →`, `M then ↑ ↓`. */
  keys?: string;
  /** It looks for whatever she typed, and is offered where nothing is called so. */
  takesText?: true;
  /** Whom it is offered to, of those whom its page is for. Default: all of them. */
  states?: readonly MemberState[];
}

export interface RemoteDeclaration {
  id: string;
  /** The team that answers for it, as its people call themselves: who is told where it fails, and who may release it. */
  owner: string;
  /** Version of the agreement between shell and remotes that this remote was written for. */
  contract: number;
  pages: readonly PageDeclaration[];
  widgets: readonly WidgetDeclaration[];
  /** What of it works without a connection; widgets and whatever its entry holds do by themselves. */
  offline?: readonly OfflineDeclaration[];
  shortcuts?: readonly ShortcutDeclaration[];
  commands?: readonly CommandDeclaration[];
}

/** What a page runs of a declaration: the rest of it reaches a page by its registry, and no built entry brings it. */
export interface RunRemote {
  pages: readonly Pick<PageDeclaration, 'path' | 'load'>[];
  widgets: readonly Pick<WidgetDeclaration, 'slot' | 'component'>[];
}

/** The agreement's current version; raised when a remote written for the former one would not work. */
export const CONTRACT_VERSION = 2;

/**
 * What a module gives to the site, said once. Everything but `load` and `component` must be written out as
 * literals: the build reads it into `remote.json`, so that navigation never needs the module's code.
 */
export function defineRemote<const R extends RemoteDeclaration>(declaration: R): R {
  return declaration;
}
