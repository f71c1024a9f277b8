import { alertKey, type Reminder } from '@nestwell/contracts/calendar';
import { MINUTE } from '@nestwell/domain/moments';
import { dueAt, leadStartsAt, spanInWords } from './timing';
import { voiceRate, type Tone } from './tones';

/** How often the clock is looked at; an event noticed later than this after its moment came late. */
export const TICK = MINUTE;
const LATEST = 5 * MINUTE;

/** Something to be heard once: a tone where there is one, then words at the given rate. */
export interface Alert {
  /** Names the event within a session, and changes when the reminder is moved. */
  key: string;
  reminder: Reminder;
  tone: Tone | null;
  words: string;
  rate: number;
}

/** Alerts whose moment has come and which `heard` does not name yet, in due order. */
export function alertsAt(reminders: readonly Reminder[], now: number, heard: ReadonlySet<string>): Alert[] {
  return reminders
    .filter((reminder) => !reminder.completed)
    .sort((a, b) => dueAt(a) - dueAt(b))
    .flatMap((reminder) => alertOf(reminder, now) ?? [])
    .filter((alert) => !heard.has(alert.key));
}

function alertOf(reminder: Reminder, now: number): Alert | undefined {
  const due = dueAt(reminder);
  if (now < leadStartsAt(reminder) || now > due + LATEST) return undefined;
  if (now < due) return leadAlert(reminder, due - now);
  return now < due + TICK ? dueAlert(reminder) : lateAlert(reminder, now - due);
}

function leadAlert(reminder: Reminder, ahead: number): Alert {
  const words = `${reminder.title} in ${spokenMinutes(Math.ceil(ahead / MINUTE))}`;
  return {
    key: alertKey(reminder, 'lead'),
    reminder,
    tone: reminder.priority,
    words,
    rate: voiceRate.reminder,
  };
}

function dueAlert(reminder: Reminder): Alert {
  const words = `It's time: ${reminder.title}`;
  return {
    key: alertKey(reminder, 'due'),
    reminder,
    tone: reminder.priority,
    words,
    rate: voiceRate.reminder,
  };
}

function lateAlert(reminder: Reminder, late: number): Alert {
  const words = `${reminder.title} was due ${spokenMinutes(Math.floor(late / MINUTE))} ago`;
  return { key: alertKey(reminder, 'due'), reminder, tone: 'overdue', words, rate: voiceRate.reminder };
}

function spokenMinutes(minutes: number): string {
  if (minutes < 60) return `${minutes} minute${minutes === 1 ? '' : 's'}`;
  return spanInWords(minutes).replace(/ h$/, minutes < 120 ? ' hour' : ' hours');
}
