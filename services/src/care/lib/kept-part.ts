/** What one part of the area keeps of a person, as her export and her erasure know it. */
export interface KeptPart {
  /** Its tables, by the names of the contract’s `exportedTables`. */
  exportOf(userId: string): Promise<Record<string, unknown>>;
  /** Removes a bounded part of what can be thousands of rows; false when nothing of that was left. */
  eraseSome?(userId: string): Promise<boolean>;
  erase(userId: string): Promise<void>;
}

/** All parts of the area that keep something. */
export const KEPT_PARTS = Symbol('parts that keep something of a person');
