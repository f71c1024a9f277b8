/** A module's server build, as it is handed to the thread that paints. */
export interface BuildText {
  /** `id@version`. */
  owner: string;
  /** What its stack traces name. */
  name: string;
  code: string;
}

export interface SheetText {
  key: string;
  /** Undefined for the shell's own. */
  owner?: string;
  text: string;
}

export interface RegistryText {
  key: string;
  /** JSON. */
  text: string;
}

/** What the thread is asked for: to keep some code and, where there is an order, to paint it. */
export interface Wish {
  builds: BuildText[];
  sheets: SheetText[];
  registries?: RegistryText[];
  /** A `PaintOrder` as JSON. */
  order?: string;
}

export interface Answer {
  /** See `toldText`. */
  picture?: string;
  problem?: string;
}
