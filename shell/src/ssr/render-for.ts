import type { RenderContext } from '@nestwell/contracts/delivery';
import { renderBy } from '@nestwell/domain/device-time';
import { renderIn } from '@nestwell/domain/reading';
import { renderedAs } from '@nestwell/remote-kit/host';
import { clockOf, type CountedClock } from './render-clock';

/** Sets clock, zone and locale of what is rendered from here on. One page at a time: they are the worker's. */
export function renderFor({ zone, clocks, locale, now }: RenderContext): CountedClock {
  const clock = clockOf(zone, clocks);
  renderBy(clock);
  renderIn(locale ?? undefined);
  renderedAs(now);
  return clock;
}
