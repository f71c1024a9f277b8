import { Button } from '../buttons/button';
import { lazyParts, type LazyState } from '../lazy-parts';
import type { ChartProps } from './chart-frame';
import type { EggRowProps } from './egg-row';

const charts = lazyParts(() => import('./charts'));

type Charts = LazyState<typeof import('./charts')>;

/** Fetches the charts while their numbers are on the way. */
export const warmCharts = charts.warm;

/** Egg-topped bars on a baseline. */
export function BarChart(props: ChartProps) {
  const state = charts.useParts();
  return state.parts ? <state.parts.BarChart {...props} /> : <Waiting state={state} />;
}

/** Strands with egg markers. The axis need not begin at zero: weights differ by tenths. */
export function LineChart(props: ChartProps) {
  const state = charts.useParts();
  return state.parts ? <state.parts.LineChart {...props} /> : <Waiting state={state} />;
}

/** A week of moods or energies, an egg a day. */
export function EggRow(props: EggRowProps) {
  const state = charts.useParts();
  return state.parts ? <state.parts.EggRow {...props} /> : <Waiting state={state} row />;
}

/** Keeps the drawing's room. */
function Waiting({ state, row }: { state: Charts; row?: boolean }) {
  return (
    <div className={row ? 'nw-eggrow--waiting' : 'nw-chart--waiting'} aria-busy={!state.failed}>
      {state.failed && (
        <>
          <p>This chart didn’t load.</p>
          <Button variant="quiet" small onClick={state.retry}>
            Try again
          </Button>
        </>
      )}
    </div>
  );
}
