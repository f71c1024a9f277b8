/** Until when a user may use what; null for what she was never given. */
export interface AccessPeriods {
  trialEndsAt: Date | null;
  paidUntil: Date | null;
}

/** What the account needs to know of a user's trial and plan. The billing area provides it. */
export abstract class Subscriptions {
  /** Starts her trial. Call inside the registration's transaction. */
  abstract begin(userId: string, emailKey: Buffer): Promise<AccessPeriods>;
  abstract of(userId: string): Promise<AccessPeriods>;
}
