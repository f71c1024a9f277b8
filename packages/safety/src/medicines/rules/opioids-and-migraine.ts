import type { MedicineRule } from '../medicine-rule';

const checkedOn = '';

/** Opioids, and what narrows blood vessels against migraine. */
export const opioidAndMigraineRules: readonly MedicineRule[] = [
  {
    id: 'codeine-tramadol',
    title: 'Codeine and tramadol',
    names: {
      substances: 'codeine, dihydrocodeine, tramadol, co-codamol, co-dydramol, co-codaprin',
      us: 'tylenol with codeine, tylenol 3, tylenol no 3, fioricet with codeine, tuxarin, ultram, ultracet, conzip',
      ca: 'tylenol 1, tylenol no 1, tylenol 2, tylenol 3, 222s, robaxacet 8, tramacet, ultram, zytram, ralivia, durela, tridural',
      gb: 'solpadeine, nurofen plus, zapain, kapake, solpadol, paramol, codis, veganin, migraleve, syndol, zydol, zamadol, tramacet, tramulief, maxitram',
      au: 'panadeine, panadeine forte, nurofen plus, mersyndol, codalgin, prodeine, comfarol, painstop, aspalgin, tramal, zydol, durotram',
      nz: 'panadeine, nurofen plus, mersyndol, tramal, arrow-tramadol',
    },
    act: 'ask',
    pregnant:
      'Taken for long, or close to the birth, it can slow the baby’s breathing and bring on withdrawal. It also makes you sleepy.',
    nursing:
      'Some bodies turn it into far more opioid, which passes into milk: babies have become too sleepy to feed or breathe. A baby who is hard to wake, limp or breathing slowly needs the emergency number now.',
    source: 'FDA 2017, codeine and tramadol while breastfeeding; MHRA, codeine and breastfeeding; LactMed',
    checkedOn,
  },
  {
    id: 'opioid',
    title: 'Opioids',
    names: {
      substances:
        'oxycodone, hydrocodone, hydromorphone, morphine, fentanyl, buprenorphine, methadone, pethidine, meperidine, tapentadol, opioid, opioids',
      us: 'percocet, vicodin, norco, lortab, oxycontin, roxicodone, endocet, dilaudid, subutex, suboxone, zubsolv, demerol, nucynta',
      ca: 'percocet, oxyneo, dilaudid, suboxone, hydromorph contin, nucynta',
      gb: 'oramorph, oxynorm, oxycontin, longtec, shortec, zomorph, mst continus, butrans, subutex, suboxone, palexia, targinact',
      au: 'endone, oxynorm, oxycontin, targin, palexia, ordine, norspan, subutex, suboxone, biodone, physeptone',
      nz: 'oxynorm, oxycontin, sevredol, m-eslon, suboxone',
    },
    act: 'keep',
    pregnant:
      'It can slow the baby’s breathing after birth and bring on withdrawal. Leaving it off all at once can harm you both, too.',
    nursing:
      'It passes into milk and can make a baby too sleepy to feed or breathe. A baby who is hard to wake, limp or breathing slowly needs the emergency number now.',
    source: 'ACOG, opioid use in pregnancy; LactMed',
    checkedOn,
  },
  {
    id: 'ergot',
    title: 'Ergotamine',
    names: {
      substances: 'ergotamine, dihydroergotamine, ergometrine, methylergometrine, methylergonovine',
      us: 'cafergot, ergomar, migergot, migranal, methergine, trudhesa',
      ca: 'cafergot, migranal',
      gb: 'cafergot, migril',
      au: 'cafergot, dihydergot',
      nz: 'cafergot',
    },
    act: 'ask',
    pregnant: 'It narrows blood vessels and can bring on contractions.',
    nursing: 'It passes into milk and can make a baby ill.',
    source: 'NHS, migraine in pregnancy; LactMed',
    checkedOn,
  },
];
