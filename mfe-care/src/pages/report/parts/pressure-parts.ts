import type { PressureReadingRow } from '@nestwell/contracts/care';
import { dayAndMonth } from '@nestwell/domain/calendar-days';
import { deviceClock, deviceDate } from '@nestwell/domain/device-time';
import { counted } from '@nestwell/domain/words';
import { pressureSigns, type PressureSign } from '@nestwell/safety/signs';
import { signLabels } from '../../../features/pressure/signs';
import { fullWords, lastOf, type PartContent } from '../part';

const PRINTED = 10;

const dayOf = ({ measuredAt }: PressureReadingRow) => dayAndMonth(deviceDate(new Date(measuredAt)));

/** Newest first, with the span of all of them and nothing said of it. */
export function pressurePart(readings: readonly PressureReadingRow[]): PartContent {
  const shown = readings.slice(0, PRINTED);
  const [uppers, lowers] = [readings.map(({ upper }) => upper), readings.map(({ lower }) => lower)];
  const span =
    readings.length === 0
      ? undefined
      : `Upper ${Math.min(...uppers)} to ${Math.max(...uppers)}, lower ${Math.min(...lowers)} to ${Math.max(...lowers)}.`;
  return {
    about: readings.length === 0 ? 'Nothing noted' : counted(readings.length, 'reading'),
    head: ['Day', 'Time', 'Reading', 'With it'],
    rows: shown.map((reading) => [
      dayOf(reading),
      deviceClock(new Date(reading.measuredAt)),
      `${reading.upper}/${reading.lower}`,
      reading.signs.map((sign) => signLabels[sign]).join(', ') || 'not answered',
    ]),
    foot: span && `${lastOf(shown.length, readings.length)}${fullWords(readings, 'readings')}${span}`,
  };
}

/** What she had with a reading, each by its days; what she never touched is not answered, and not absent. */
export function symptomsPart(readings: readonly PressureReadingRow[]): PartContent {
  const daysWith = (sign: PressureSign) => [
    ...new Set(readings.filter(({ signs }) => signs.includes(sign)).map(dayOf)),
  ];
  const had = pressureSigns.value.filter((sign) => daysWith(sign).length > 0);
  return {
    about:
      had.map((sign) => `${signLabels[sign]}, ${timesWords(daysWith(sign).length)}`).join('; ') ||
      'None noted',
    rows: pressureSigns.value.map((sign) => [signLabels[sign], daysWith(sign).join(', ') || 'not answered']),
    foot: 'Noted with a reading of blood pressure.',
  };
}

const timesWords = (times: number) => (times === 1 ? 'once' : times === 2 ? 'twice' : `on ${times} days`);
