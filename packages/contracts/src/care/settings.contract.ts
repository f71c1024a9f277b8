import { dayStarts } from '@nestwell/domain/feeding';
import { babiesLimits } from '@nestwell/domain/limits';
import { z } from 'zod';
import { endpoint, integerBetween, ofUser, text } from '../kernel';

/** Characters of a name. */
export const careSettingsLimits = { name: 40 } as const;

export const careSettings = z.strictObject({
  /** The hour at which a day with a baby begins on her clock. */
  dayStartsAt: z.int(),
  /** What each baby is called, in their order; one without a name is an empty text. */
  babyNames: z.array(z.string()),
});
export type CareSettings = z.infer<typeof careSettings>;

/** As long as she has said nothing. */
export const usualCareSettings: CareSettings = {
  dayStartsAt: 0,
  babyNames: [],
};

export const careSettingsRequest = z.strictObject({
  dayStartsAt: integerBetween(dayStarts[0], dayStarts[dayStarts.length - 1] ?? 0).optional(),
  babyNames: z.array(text(careSettingsLimits.name, 0)).max(babiesLimits.max).optional(),
});
export type CareSettingsRequest = z.input<typeof careSettingsRequest>;

export const careSettingsEndpoints = {
  readCareSettings: endpoint({
    method: 'GET',
    path: '/api/users/:userId/care-settings',
    access: 'session',
    summary: 'When her days begin, and what her babies are called',
    params: ofUser,
    response: careSettings,
    kept: {},
  }),
  saveCareSettings: endpoint({
    method: 'PUT',
    path: '/api/users/:userId/care-settings',
    access: 'subscriber',
    changes: ['careSettings'],
    summary: 'Change any of them; a field left out keeps its value',
    params: ofUser,
    body: careSettingsRequest,
    bodyLimit: 2 * 1024,
    response: careSettings,
    idempotent: true,
  }),
  readServerClock: endpoint({
    method: 'GET',
    path: '/api/users/:userId/care-clock',
    access: 'session',
    summary: 'What time it is by the clock of the server, which timers go by',
    params: ofUser,
    response: z.strictObject({ now: z.string() }),
    kept: {},
  }),
} as const;
