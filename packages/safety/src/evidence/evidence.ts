/** What a mother may act on says where it was read, and when somebody last saw that it still stands there. */
export interface Evidence {
  /** Who says so, by its own name: an authority, a guideline with its number, the line itself. */
  source: string;
  /** The day it was last compared with its source, `YYYY-MM-DD`. */
  checked: string;
}

/** A value of its own with its evidence. */
export interface Fact<Value> extends Evidence {
  value: Value;
}
