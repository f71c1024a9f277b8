import type { StageBand } from '../trends/stages';
import type { Period } from '../trends/spans';
import * as css from './chart.module.css';
import { dayOf, type Plot } from './plot';
import { addDays } from '@nestwell/domain/calendar-days';

interface StagesProps {
  plot: Plot;
  period: Period;
  stages: readonly StageBand[];
}

/** A letter is about so wide. */
const LETTER = 7;

/** A strip below a chart that says in which stage each part lies. */
export function StageStrip({ plot, period, stages }: StagesProps) {
  const y = plot.bottom + (period.by === 'day' ? 28 : 42);
  return stages.map((band) => {
    const [x, end] = edgesOf(plot, period, band);
    return (
      <g key={band.from}>
        <rect
          x={x + 1}
          y={y}
          width={Math.max(1, end - x - 2)}
          height={5}
          rx={2.5}
          fill={`var(--nw-${band.shell}-mid)`}
        />
        {end - x > band.short.length * LETTER && (
          <text className={css.stage} x={(x + end) / 2} y={y + 19} fill={`var(--nw-${band.shell}-ink)`}>
            {band.short}
          </text>
        )}
      </g>
    );
  });
}

/** Grounds behind a chart, each with its name. */
export function StageGrounds({ plot, period, stages }: StagesProps) {
  return stages.map((band) => {
    const [x, end] = edgesOf(plot, period, band);
    const words = [band.name, band.short].find((name) => end - x > name.length * LETTER + 12);
    return (
      <g key={band.from}>
        <rect
          x={x}
          width={end - x}
          height={plot.bottom}
          fill={`var(--nw-${band.shell}-field)`}
          opacity={0.55}
        />
        {words && (
          <text className={css.ground} x={x + 7} y={17} fill={`var(--nw-${band.shell}-ink)`}>
            {words}
          </text>
        )}
      </g>
    );
  });
}

const edgesOf = (plot: Plot, period: Period, { from, to }: StageBand): [number, number] => [
  dayOf(plot, period, from),
  dayOf(plot, period, addDays(to, 1)),
];
