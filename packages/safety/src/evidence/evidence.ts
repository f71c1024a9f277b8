/** What a member may act on says who says so, when that source was read, and which clinician has read our words. */
export interface Evidence {
  /** Who says so, by its own name: an authority, a guideline with its number, the line itself. */
  source: string;
  /** The day the source itself was last read, `YYYY-MM-DD`; '' where it could not be read and the careful form stands. */
  checkedOn: string;
  /** The clinician who has read these words; absent until one has. */
  checkedBy?: string;
}

/** A value of its own with its evidence. */
export interface Fact<Value> extends Evidence {
  value: Value;
}
