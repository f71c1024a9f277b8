import { spreadOf, spreadText, type Spread } from '../figures/spread';
import { tableOf } from '../figures/table';
import type { Visit } from './visit';

export interface Measured {
  variant: 'floor' | 'one bundle' | 'product';
  path: string;
  profile: string;
  cold: Visit;
  repeat: Visit;
}

export interface Summary {
  variant: Measured['variant'];
  path: string;
  profile: string;
  visit: 'cold' | 'repeat';
  spreads: Record<keyof Visit, Spread>;
  /** How it compares with the same visit of the others, in medians: the floor is Home's. */
  figuresOverFloor: number;
  aliveOverFloor: number;
  aliveOverBundle: number;
}

const KEYS = ['firstPaint', 'figures', 'alive', 'shift', 'requests', 'kilobytes', 'scriptKilobytes'] as const;

export function summaries(measured: readonly Measured[]): Summary[] {
  const keyOf = ({ profile, path, variant }: Measured) => `${profile} ${path} ${variant}`;
  const firsts = measured.filter(
    (one, index) => measured.findIndex((other) => keyOf(other) === keyOf(one)) === index,
  );
  const bare = firsts.flatMap((first) =>
    (['cold', 'repeat'] as const).map((visit) => {
      const { variant, path, profile } = first;
      const group = measured.filter((one) => keyOf(one) === keyOf(first));
      const spreads = Object.fromEntries(
        KEYS.map((key) => [key, spreadOf(group.map((one) => one[visit][key]))]),
      ) as Summary['spreads'];
      return { variant, path, profile, visit, spreads };
    }),
  );
  return bare.map((one) => {
    const alive = (variant: string, path: string) =>
      bare.find(
        (other) =>
          other.variant === variant &&
          other.path === path &&
          other.profile === one.profile &&
          other.visit === one.visit,
      )?.spreads.alive.median ?? Number.NaN;
    const { figures, alive: own } = one.spreads;
    const floor = alive('floor', '/');
    return {
      ...one,
      figuresOverFloor: figures.median / floor,
      aliveOverFloor: own.median / floor,
      aliveOverBundle: own.median / alive('one bundle', one.path),
    };
  });
}

const times = (ratio: number) => (Number.isNaN(ratio) ? '–' : ratio.toFixed(2));

export const webTable = (all: readonly Summary[]): string =>
  tableOf(
    [
      'Page',
      'Requests',
      'kB script',
      'First paint ms',
      'Figures ms',
      'All alive ms',
      '× floor',
      '× one bundle',
      'Shift',
    ],
    all.map(({ variant, path, profile, visit, spreads, ...ratios }) => [
      `${path} ${variant}, ${profile}, ${visit}`,
      spreads.requests.median.toFixed(0),
      spreads.scriptKilobytes.median.toFixed(0),
      spreadText(spreads.firstPaint),
      spreadText(spreads.figures),
      spreadText(spreads.alive),
      `${times(ratios.figuresOverFloor)} / ${times(ratios.aliveOverFloor)}`,
      times(ratios.aliveOverBundle),
      spreads.shift.most.toFixed(3),
    ]),
  );
