/** Until when a user may use what; null for what she was never given. */
export interface AccessPeriods {
  trialEndsAt: Date | null;
  paidUntil: Date | null;
}

/** By each key, the newest first. */
export interface EmailKeysOfUser {
  address: readonly Buffer[];
  mailbox: readonly Buffer[];
}

/** What the account needs to know of a user's trial and plan. The billing area provides it. */
export abstract class Subscriptions {
  /**
   * Starts her trial, one for each mailbox. Call inside the registration's transaction.
   * @param emailKeys of her address and of the mailbox it leads to
   */
  abstract begin(userId: string, emailKeys: EmailKeysOfUser): Promise<AccessPeriods>;
  abstract of(userId: string): Promise<AccessPeriods>;
}
