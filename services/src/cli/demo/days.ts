import type { CheckInRequest, TrackDayRequest } from '@nestwell/contracts/fitness/server';
import type { LocalDate } from '@nestwell/domain/calendar-days';
import { toTenth } from '@nestwell/domain/units';
import type { Chance } from './chance';
import type { Rhythm } from './mother';

const ofScale = (value: number) => Math.min(4, Math.max(0, Math.round(value)));

/** What she saved of one day, or nothing; weighed on about two days a week. */
export function aDay(chance: Chance, rhythm: Rhythm, date: LocalDate): TrackDayRequest | undefined {
  if (!chance.happens(rhythm.kept)) return undefined;
  const { mood, energy, sleep, water, weight } = rhythm;
  return {
    date,
    mood: ofScale(chance.around(mood, 1.4)),
    energyLevel: ofScale(chance.around(energy, 1.5)),
    sleepHours: Math.max(2, Math.round(chance.around(sleep, 1.6) * 2) / 2),
    waterIntake: Math.max(1, Math.round(chance.around(water, 3))),
    ...(weight !== null && chance.happens(0.3) && { weight: toTenth(chance.around(weight, 0.9)) }),
  };
}

/** A look inwards, as the mood of that week lets her feel. */
export function aCheckIn(chance: Chance, { mood }: Rhythm, date: LocalDate): CheckInRequest {
  return {
    date,
    anxietyLevel: ofScale(chance.around(3.4 - mood, 1)),
    brainFog: ofScale(chance.around(3.2 - mood, 1)),
    hairLoss: ofScale(chance.around(0.8, 1)),
    bodyImage: ofScale(chance.around(mood - 0.4, 1)),
  };
}
