import type { RunningSession } from '@nestwell/contracts/kernel';

const aSession = (id: string, more: Partial<RunningSession>): RunningSession => ({
  id: id.repeat(32),
  device: null,
  deviceKind: null,
  lastUsedAt: new Date(2025, 8, 28, 21, 40).toISOString(),
  startedAt: new Date(2025, 8, 1).toISOString(),
  isThisOne: false,
  ...more,
});

/** Where the member of these tests is signed in. */
export const iphone = aSession('a', { device: 'Safari on iPhone', deviceKind: 'phone', isThisOne: true });
export const laptop = aSession('b', { device: 'Chrome on Windows', deviceKind: 'computer' });
export const unnamed = aSession('c', {});
