import type { User } from '@nestwell/contracts/account';
import type { Shell } from '@nestwell/ui';
import type { ComponentType } from 'react';

/** Where on the care page it stands: the parts of the page, in their order. */
export const careGroups = ['baby', 'you', 'along'] as const;
export type CareGroup = (typeof careGroups)[number];

interface Offered {
  /** Whom it is for, by the state she is in; a screen of its own asks the same with `OnlyFor`. */
  isFor: (her: User) => boolean;
}

/** A row of the care page, which leads to a screen of its own. */
export interface CareOffer extends Offered {
  to: string;
  title: string;
  /** Its title where it differs by country. */
  Title?: ComponentType;
  group: CareGroup;
  shell: Shell;
  Icon: ComponentType;
  /** What stands under its title: words, or what she noted last. */
  About: ComponentType;
}

/** What stands above all rows, whole: "What matters now". */
export interface CareCard extends Offered {
  id: string;
  Card: ComponentType;
}
