import type { SignalName } from '@nestwell/contracts/delivery';

/** The row of what members told who were there before the release; everybody's row has the plain name. */
export const vouchedFor = (name: SignalName) => `m-${name}`;

/** Ids of version 7 begin with the moment they were made, in ms. */
const madeAt = (id: string) => Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16);

/** Whether somebody was registered before a version became current. */
export const wasThereBefore = (userId: string, since: string | undefined) =>
  since !== undefined && madeAt(userId) < Date.parse(since);
