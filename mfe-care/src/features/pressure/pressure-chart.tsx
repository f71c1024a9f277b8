import type { PressureReadingRow } from '@nestwell/contracts/care';
import { shortWeekday } from '@nestwell/domain/calendar-days';
import { deviceDate } from '@nestwell/domain/device-time';
import { bloodPressure } from '@nestwell/safety/signs';
import * as css from './pressure.module.css';

const { upper: HIGH, lower: LOW } = bloodPressure.callToday;
const [TOP, GROUND, WIDTH] = [14, 146, 320];
const EDGE = 22;
/** What is drawn at least, in mmHg, so that a calm week does not look like a steep one. */
const [LEAST, MOST] = [60, 160];

interface PressureChartProps {
  /** The oldest first. */
  readings: readonly PressureReadingRow[];
}

/** Full eggs above, open ones below, and the two figures to call about as dotted lines. The same stands in its words. */
export function PressureChart({ readings }: PressureChartProps) {
  const least = Math.min(LEAST, ...readings.map(({ lower }) => lower));
  const most = Math.max(MOST, ...readings.map(({ upper }) => upper));
  const row = (mmHg: number) => GROUND - 8 - ((mmHg - least) / (most - least)) * (GROUND - 8 - TOP);
  const step = (WIDTH - EDGE * 2 - 16) / Math.max(1, readings.length - 1);
  const days = readings.map(({ measuredAt }) => deviceDate(new Date(measuredAt)));
  const words = readings.map(({ upper, lower }) => `${upper}/${lower}`).join(', ');
  return (
    <svg className={css.chart} viewBox="0 0 320 172" role="img" aria-label={`Blood pressure: ${words}`}>
      <path className={css.limit} d={`M0 ${row(HIGH)}H${WIDTH}M0 ${row(LOW)}H${WIDTH}`} />
      <text x={WIDTH} y={row(HIGH) - 5} textAnchor="end">
        {HIGH}
      </text>
      <text x={WIDTH} y={row(LOW) - 5} textAnchor="end">
        {LOW}
      </text>
      <path className={css.ground} d={`M0 ${GROUND}H${WIDTH}`} />
      {readings.map(({ id, upper, lower }, index) => {
        const x = EDGE + index * step;
        const day = days[index] ?? '';
        return (
          <g key={id}>
            <path className={css.stem} d={`M${x} ${row(upper)}V${row(lower)}`} />
            <ellipse className={css.upper} cx={x} cy={row(upper)} rx="5.5" ry="6.5" />
            <ellipse className={css.lower} cx={x} cy={row(lower)} rx="5.5" ry="6.5" />
            {day !== days[index - 1] && (
              <text x={x} y="164" textAnchor="middle">
                {shortWeekday(day)}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}
