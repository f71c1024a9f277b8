/** Where a member is. Weeks belong to the first, months to the second; the others are quiet about both. */
export const memberStates = ['pregnant', 'postpartum', 'paused', 'loss'] as const;
export type MemberState = (typeof memberStates)[number];

/** Whether everything that speaks of pregnancy and babies is put away. */
export const isQuiet = (state: MemberState): state is 'paused' | 'loss' =>
  state === 'paused' || state === 'loss';
