import type { SignalName } from '@nestwell/contracts/delivery/server';
import { DAY } from '@nestwell/domain/moments';

/** The row of what members told who were there before the release; everybody's row has the plain name. */
export const vouchedFor = (name: SignalName) => `m-${name}`;

/** The row of what counts against a version when it is taken back: told by old accounts, one in each network. */
export const evidenceFor = (name: SignalName) => `a-${name}`;

/** What such evidence is made of. */
export const EVIDENCE_NAMES: ReadonlySet<SignalName> = new Set([
  'load',
  'failure',
  'frozen',
  'fallback',
  'error',
]);

/** Days before a version became current from which on an account is old: who makes many has to wait with them. */
const MIN_ACCOUNT_AGE_DAYS = 14;

/** Ids of version 7 begin with the moment they were made, in ms. */
const madeAt = (id: string) => Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16);

/** Whether somebody was registered before a version became current. */
export const wasThereBefore = (userId: string, since: string | undefined) =>
  since !== undefined && madeAt(userId) < Date.parse(since);

/** Whether somebody was registered long before. */
export const isOldAccount = (userId: string, since: string) =>
  madeAt(userId) < Date.parse(since) - MIN_ACCOUNT_AGE_DAYS * DAY;
