import type { CareSettings } from './settings.schemas';

/** As long as she has said nothing. */
export const usualCareSettings: CareSettings = {
  dayStartsAt: 0,
  babyNames: [],
};
