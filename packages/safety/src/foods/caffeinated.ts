import { caffeine } from '../care/intake';
import { caffeineSources } from './caffeine-sources';
import type { FoodCaution } from './food-caution';

/** A food with caffeine: how much there is in it, and how much a day may have. */
export function caffeinated(id: string): FoodCaution {
  const known = caffeineSources.find((source) => source.id === id);
  if (!known) throw new Error(`No caffeine is known of ${id}`);
  const { mg, when, unless, source, checkedOn } = known;
  const amount =
    mg === null ? 'Has caffeine; how much differs a lot.' : `About ${mg} mg of caffeine in 100 g.`;
  const most = (stage: keyof typeof caffeine) =>
    `${caffeine[stage].value} mg a day, all food and drink together`;
  return {
    id,
    when,
    unless,
    level: 'limit',
    short: 'Has caffeine',
    risk: `Has caffeine. In pregnancy stay at or below ${most('pregnant')}.`,
    pregnant: `${amount} In pregnancy stay at or below ${most('pregnant')}.`,
    nursing: `${amount} While nursing stay at or below ${most('nursing')}.`,
    source: `${caffeine.pregnant.source}; ${source}`,
    nursingSource: `${caffeine.nursing.source}; ${source}`,
    checkedOn,
  };
}
