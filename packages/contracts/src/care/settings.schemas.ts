import { dayStarts } from '@nestwell/domain/feeding';
import { babiesLimits } from '@nestwell/domain/limits';
import { z } from 'zod';
import { integerBetween, text, ofUser } from '../kernel/server';
import { careSettingsLimits } from './settings.constants';

export const careSettings = z.strictObject({
  /** The hour at which a day with a baby begins on her clock. */
  dayStartsAt: z.int(),
  /** What each baby is called, in their order; one without a name is an empty text. */
  babyNames: z.array(z.string()),
});
export type CareSettings = z.infer<typeof careSettings>;

export const careSettingsRequest = z.strictObject({
  dayStartsAt: integerBetween(dayStarts[0], dayStarts[dayStarts.length - 1] ?? 0).optional(),
  babyNames: z.array(text(careSettingsLimits.name, 0)).max(babiesLimits.max).optional(),
});
export type CareSettingsRequest = z.input<typeof careSettingsRequest>;

export const settingsSchemas = {
  readCareSettings: { params: ofUser, response: careSettings },
  saveCareSettings: { params: ofUser, body: careSettingsRequest, response: careSettings },
  readServerClock: { params: ofUser, response: z.strictObject({ now: z.string() }) },
};
