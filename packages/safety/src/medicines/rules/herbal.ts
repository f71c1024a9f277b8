import type { MedicineRule } from '../medicine-rule';

const checkedOn = '';

/** Herbal products; those that are food or tea as well stand among the foods. */
export const herbalRules: readonly MedicineRule[] = [
  {
    id: 'st-johns-wort',
    title: 'St. John’s wort',
    names: { substances: 'st johns wort, st john s wort, saint johns wort, hypericum', au: 'remotiv' },
    act: 'keep',
    pregnant: 'It changes how many other medicines work, and too little is known of what it does to a baby.',
    nursing: 'It changes how many other medicines work, and can make a baby sleepy or colicky.',
    source: 'NCCIH, St. John’s wort; LactMed',
    checkedOn,
  },
  {
    id: 'castor-oil',
    title: 'Castor oil',
    names: { substances: 'castor oil' },
    unless: /\b(castor oil)\b.*\b(hair|lash(es)?|brows?|skin|nails?)\b/i,
    act: 'ask',
    pregnant: 'It can bring on contractions and diarrhea that dries you out.',
    source: 'NCCIH; ACOG',
    checkedOn,
  },
  {
    id: 'herbal-product',
    title: 'Herbal products',
    names: {
      substances:
        'ginseng, ginkgo, ginko, kava, kava kava, valerian, dong quai, dang gui, echinacea, evening primrose oil, ashwagandha, yohimbe, yohimbine, ephedra, ma huang, saw palmetto, chasteberry, chaste tree, vitex, agnus castus, red clover, feverfew, goldenseal, kratom, kelp tablets, sea kelp, bladderwrack, herbal medicine, herbal remedy, herbal supplement, chinese herbs, chinese medicine, ayurvedic medicine, essential oil drops, mothers milk tea, mother s milk tea, turmeric capsules, turmeric tablets, turmeric supplement, curcumin',
    },
    act: 'ask',
    pregnant: 'Too little is known of what this does to a baby. Made of plants does not mean harmless.',
    nursing:
      'Too little is known of what this does to milk and to a baby. Made of plants does not mean harmless.',
    source: 'NCCIH, herbs at a glance; LactMed; NHS, herbal medicines',
    checkedOn,
  },
];
