import type { Evidence } from '../evidence/evidence';
import type { Country } from '../lines';

interface CountryCaffeine extends Evidence {
  /** Milligrams in 100 g, by the id of the source. */
  per100: Readonly<Record<string, number>>;
  /** Milligrams in a mug or cup, whatever it holds. */
  perMug: Readonly<Record<string, number>>;
}

/** Where an authority publishes figures of its own; elsewhere those of the source count. */
export const caffeineByCountry: Readonly<Partial<Record<Country, CountryCaffeine>>> = {
  // A mug is taken as 200 ml: of a smaller one the figure is the same, and a larger one holds more.
  gb: {
    per100: {
      coffee: 70,
      'instant-coffee': 50,
      'black-tea': 38,
      'green-tea': 38,
      cola: 13,
      'energy-drink': 32,
    },
    perMug: { coffee: 140, 'instant-coffee': 100, 'black-tea': 75, 'green-tea': 75 },
    source: 'NHS, foods to avoid in pregnancy, caffeine',
    checkedOn: '',
  },
  ca: {
    per100: {
      coffee: 76,
      'instant-coffee': 45,
      'black-tea': 20,
      'green-tea': 13,
      cola: 14,
      'energy-drink': 32,
    },
    perMug: { coffee: 179, 'instant-coffee': 106, 'black-tea': 50, 'green-tea': 30 },
    source: 'Health Canada, caffeine in food',
    checkedOn: '',
  },
  au: fsanz(),
  nz: fsanz(),
};

function fsanz(): CountryCaffeine {
  return {
    per100: {
      coffee: 48,
      'instant-coffee': 40,
      'black-tea': 20,
      'green-tea': 20,
      cola: 13,
      'energy-drink': 32,
    },
    perMug: {},
    source: 'FSANZ, caffeine',
    checkedOn: '',
  };
}

/** Her country's figure; the highest of all where hers is not known. */
export const caffeinePer100 = (id: string, mg: number, country?: Country): number =>
  country === undefined ? highest('per100', id, mg) : (caffeineByCountry[country]?.per100[id] ?? mg);

/** Of a mug or cup, where an authority gives it so. */
export const caffeinePerMug = (id: string, country?: Country): number | undefined => {
  if (country !== undefined) return caffeineByCountry[country]?.perMug[id];
  return highest('perMug', id, 0) || undefined;
};

const highest = (of: 'per100' | 'perMug', id: string, least: number) =>
  Math.max(least, ...Object.values(caffeineByCountry).map((figures) => figures[of][id] ?? 0));
