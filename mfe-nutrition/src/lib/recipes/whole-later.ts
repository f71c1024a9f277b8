import { lazyParts } from '@nestwell/ui';

/** All of our recipes: comes with the first that she looks into or searches for, and is kept for the time without a network. */
export const wholeLater = lazyParts(() => import('./catalogue/whole'));
