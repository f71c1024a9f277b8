import type { VersionHealth } from '@nestwell/contracts/delivery';
import * as css from './platform.module.css';

const HEIGHT = 28;
const STEP = 5;

/** Loads of each of the last 24 hours, failures standing in front of them; the same in words for who cannot see. */
export function Sparkline({ hours }: { hours: VersionHealth['hours'] }) {
  const most = Math.max(1, ...hours.map(({ loads, failures }) => loads + failures));
  const tall = (count: number) => (count / most) * HEIGHT;
  const sum = (name: 'loads' | 'failures') => hours.reduce((total, hour) => total + hour[name], 0);
  const label = `Last 24 hours: ${sum('loads')} loads, ${sum('failures')} failures`;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${hours.length * STEP} ${HEIGHT + 1}`}
      preserveAspectRatio="none"
      className={css.spark}
    >
      <rect className={css.ground} width="100%" y={HEIGHT} height={1} />
      {hours.map(({ loads, failures }, index) => (
        <g key={index}>
          <rect className={css.loads} x={index * STEP} width={STEP - 1} {...bar(tall(loads + failures))} />
          <rect className={css.failures} x={index * STEP} width={STEP - 1} {...bar(tall(failures))} />
        </g>
      ))}
    </svg>
  );
}

const bar = (height: number) => ({ y: HEIGHT - height, height });
