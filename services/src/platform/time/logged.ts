import type { LocalDate } from '@nestwell/domain/calendar-days';
import { dayRefusal, type LogRefusal, momentRefusal, notAfter } from '@nestwell/domain/logs';
import { badRequest } from '../http/errors';
import { whenDone } from './waited';

const words: Record<LogRefusal, string> = {
  in_future: 'must not be in the future',
  too_old: 'must be at most a year back',
};

/** When something counts as done: the moment she gave, else when she did it. Refused with 400, naming the field it came in. */
export function momentLogged(field: string, given: string | undefined, now: Date): Date {
  if (given === undefined) return whenDone(now);
  const moment = new Date(given);
  const refusal = momentRefusal(moment, now);
  if (refusal) throw badRequest(field, words[refusal]);
  return notAfter(moment, now);
}

/** The same of a whole day of hers. */
export function dayLogged(field: string, day: LocalDate, today: LocalDate): LocalDate {
  const refusal = dayRefusal(day, today);
  if (refusal) throw badRequest(field, words[refusal]);
  return day;
}
