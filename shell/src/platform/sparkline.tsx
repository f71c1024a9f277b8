import type { VersionHealth } from '@nestwell/contracts/delivery';
import * as css from './platform.module.css';

const WIDTH = 96;
const HEIGHT = 28;
const EDGE = 2;
/** A share of failures that reaches the top, so that one of a thousand does not look like a fall. */
const TOP = 0.05;

type Hour = VersionHealth['hours'][number];

const shareOf = ({ loads, failures }: Hour) => (failures === 0 ? 0 : failures / (loads + failures));

/** How many of each hour's loads failed, over the last 24 hours; the same in words for who cannot see. */
export function Sparkline({ hours }: { hours: readonly Hour[] }) {
  const shares = hours.map(shareOf);
  const top = Math.max(TOP, ...shares);
  const points = shares.map((share, index) => {
    const x = (index / Math.max(1, shares.length - 1)) * WIDTH;
    const y = HEIGHT - EDGE - (share / top) * (HEIGHT - 2 * EDGE);
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  });
  const sum = (name: keyof Hour) => hours.reduce((total, hour) => total + hour[name], 0);
  const isBad = shares.some((share) => share >= TOP);
  return (
    <svg
      role="img"
      aria-label={`Last 24 hours: ${sum('loads')} loads, ${sum('failures')} failures`}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      className={isBad ? css.sparkBad : css.spark}
    >
      <path d={`M${points.join('L')}`} />
    </svg>
  );
}
