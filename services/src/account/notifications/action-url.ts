import { isActionUrl } from '@nestwell/contracts/account/server';

/** Where a notification of our own may lead; an address that is not fit for one is dropped (null). */
export const safeActionUrl = (url: string | null | undefined): string | null =>
  url && isActionUrl(url) ? url : null;
