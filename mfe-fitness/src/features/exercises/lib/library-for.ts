import type { User } from '@nestwell/contracts/account';

/** Where the site has set no library, by stage. While quiet there is none: both speak of a baby. */
const byState = {
  pregnant: 'https://www.acog.org/womens-health/faqs/exercise-during-pregnancy',
  postpartum: 'https://www.acog.org/womens-health/faqs/exercise-after-pregnancy',
  paused: null,
  loss: null,
} as const satisfies Record<User['state'], string | null>;

/** The external exercise library for a member; null where there is none. */
export const libraryFor = ({ state }: Pick<User, 'state'>, configured: string | null): string | null =>
  configured ?? byState[state];
