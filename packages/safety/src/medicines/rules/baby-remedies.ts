import type { BabyMedicineRule } from '../medicine-rule';

const checkedOn = '';

/** What is bought against teething, colic, colds and short nights. */
export const babyRemedyRules: readonly BabyMedicineRule[] = [
  {
    id: 'baby-teething-gel',
    title: 'Teething gels and pills',
    names: {
      substances:
        'teething gel, teething tablets, teething powder, benzocaine, lidocaine gel, lignocaine gel',
      us: 'orajel, baby orajel, anbesol, hylands teething, hurricaine',
      ca: 'orajel, baby orajel, anbesol',
      gb: 'bonjela, calgel, dentinox teething gel, anbesol, ashton and parsons, nelsons teetha',
      au: 'bonjela, ora-sed, sm-33, seda-gel, curash baby gel',
      nz: 'bonjela, ora-sed',
    },
    underMonths: 24,
    words:
      'Gels that numb (benzocaine, lidocaine), salicylate gels and homeopathic pills can harm a baby. Ask a pharmacist first.',
    source: 'FDA 2018, benzocaine and teething; MHRA, lidocaine teething products',
    checkedOn,
  },
  {
    id: 'baby-gripe-water',
    title: 'Gripe water and herbs for colic',
    names: {
      substances:
        'gripe water, gripewater, colic water, colic calm, star anise, chamomile drops, herbal drops',
      us: 'mommys bliss, little remedies gripe, wellements gripe',
      ca: 'woodwards, ovol gripe',
      gb: 'woodwards',
      au: 'woodwards, infants friend',
      nz: 'woodwards',
    },
    underMonths: 12,
    words:
      'What is in it differs: herbs, sugar, salts, alcohol in some countries. Ask a pharmacist, midwife or doctor before the first drop.',
    source: 'American Academy of Pediatrics, colic; NHS, colic',
    checkedOn,
  },
  {
    id: 'baby-vapor-rub',
    title: 'Camphor, menthol and essential oils',
    names: {
      substances: 'camphor, menthol rub, vapor rub, vapour rub, eucalyptus oil, peppermint oil, tea tree oil',
      us: 'vicks vaporub, vaporub',
      ca: 'vicks vaporub, vaporub',
      gb: 'vicks vaporub, vaporub, olbas, karvol, snufflebabe',
      au: 'vicks vaporub, vaporub, euky bear',
      nz: 'vicks vaporub, vaporub',
    },
    underMonths: 24,
    words:
      'Not on or near a child under 2: it can stop a baby’s breath, and swallowing it can bring on a fit.',
    source: 'American Academy of Pediatrics, camphor; NHS, colds in children',
    checkedOn,
  },
  {
    id: 'baby-sedating',
    title: 'Medicines that make a baby sleepy',
    names: {
      substances: 'phenergan elixir, promethazine elixir',
    },
    childNames:
      'promethazine, diphenhydramine, alimemazine, trimeprazine, chlorphenamine, chlorpheniramine, doxylamine, melatonin, benadryl, phenergan, vallergan, piriton, polaramine, nytol, zzzquil',
    underMonths: 6 * 12,
    words: 'Never give a baby something to make it sleep: breathing can stop. Allergy syrup only when told.',
    source: 'FDA, promethazine under 2; TGA, promethazine under 6; American Academy of Pediatrics, melatonin',
    checkedOn,
  },
];
