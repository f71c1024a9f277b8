export type ShownRow = Readonly<Record<string, unknown>>;

/**
 * What a change that waits to be sent looks like on her screens, as data: it is written down beside the call, and
 * outlives the build that made it.
 */
export interface ShownChange {
  /** The reads that show it: the beginning of their keys. */
  on: readonly string[];
  /** Which rows are changed. */
  where: ShownRow;
  /** Fields that become this. */
  set?: ShownRow;
  /** Figures that grow by this. */
  add?: Readonly<Record<string, number>>;
  /** The way to a part of the row that is changed in its place: names, and what picks one out of a list. */
  part?: readonly (string | ShownRow)[];
  /** The row that is added where none matches. */
  otherwise?: ShownRow;
  /** The row as it was before: where the change moves it, it is added among what it comes to. */
  was?: ShownRow;
  /** Takes the rows away. */
  gone?: true;
}

/** When and by whom a change was made, and what is on the device. */
export interface Circumstances {
  userId: string;
  /** Stands for what the change makes until the server has given it its own. */
  id: string;
  now: Date;
  /** The day on her calendar. */
  today: string;
  /** A row that a read of hers has shown. */
  find: (on: readonly string[], where: ShownRow) => ShownRow | undefined;
}

/** How a change is kept while it cannot be sent, and what is shown meanwhile. */
export interface QueueRule<Args = never> {
  /** What it is, under its title among what waits: 'Meal'. */
  noun: string;
  title: (args: Args, at: Circumstances) => string;
  /** Where she looks at it again once it was refused. */
  open: string;
  shows: (args: Args, at: Circumstances) => readonly ShownChange[];
  /** Of a call that is answered without a plan in part: whether this one needs a plan. Without, its `access` says so. */
  needsPlan?: (args: Args, at: Circumstances) => boolean;
  /** It makes several things, and is answered with all of them in their order. */
  makesList?: true;
  /** It takes a deletion back, of what has this name: one that still waits is sent before it, but not shown. */
  takesBack?: (args: Args) => string;
}
