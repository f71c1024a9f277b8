import { speaksOfBaby } from '@nestwell/domain/baby-words';
import { daysBetween, type LocalDate } from '@nestwell/domain/calendar-days';

/** Original short tips; one a day, the same for everyone on that day. */
const tips = [
  'Cook once, eat twice: double tonight’s stew and freeze half in single bowls.',
  'Keep a glass of water wherever you usually feed. You’ll drink it without thinking.',
  'Write one question on your phone the moment you think of it. Appointments are short.',
  'Something to eat and drink beside the bed helps at 3 am.',
  'Say yes to the offer of folded laundry. Practice once today.',
  'Open a window for five minutes. Air is a change of scene.',
  'Put tomorrow’s breakfast together before you sit down tonight.',
] as const;

const nudges = [
  'Five minutes of pelvic tilts can fit between two songs.',
  'Roll your shoulders ten times after a feed. They work hard.',
  'A walk to the corner and back counts.',
  'Breathe out slowly as you stand up with the baby. Your core helps.',
  'Stretch your calves on the stairs, ten breaths each side.',
] as const;

/** Tip and exercise nudge of a day of hers; while she is quiet none that speaks of a baby. */
export function highlightsOf(today: LocalDate, isQuiet: boolean): { tip: string; nudge: string } {
  const day = daysBetween('1970-01-01', today);
  const ofDay = (all: readonly [string, ...string[]]): string => {
    const shown = isQuiet ? all.filter((words) => !speaksOfBaby(words)) : all;
    return shown[day % shown.length] ?? all[0];
  };
  return { tip: ofDay(tips), nudge: ofDay(nudges) };
}
