import type { MedicineRule } from '../medicine-rule';

const checkedOn = '';

/** What is bought without a prescription, and what is taken to lose weight or for milk. */
export const coldAndStomachRules: readonly MedicineRule[] = [
  {
    id: 'decongestant',
    title: 'Decongestants',
    names: {
      substances:
        'pseudoephedrine, phenylephrine, ephedrine, oxymetazoline, xylometazoline, decongestant, decongestants',
      us: 'sudafed, afrin, claritin-d, zyrtec-d, allegra-d, mucinex d, dayquil, nyquil, theraflu, advil cold, advil sinus, aleve-d, alka-seltzer plus, dimetapp, neo-synephrine, zicam',
      ca: 'sudafed, dristan, otrivin, reactine complete, advil cold, neocitran, contac, tylenol cold, tylenol sinus',
      gb: 'sudafed, otrivine, lemsip, beechams all-in-one, beechams max, day nurse, vicks sinex, nurofen cold, benylin, contac, galpseud',
      au: 'sudafed, demazin, codral, logicin, drixine, otrivin, dimetapp, nurofen cold, telfast decongestant, lemsip',
      nz: 'sudafed, codral, demazin, otrivin, coldrex, drixine, lemsip, maxiclear',
    },
    act: 'ask',
    pregnant:
      'Decongestants narrow blood vessels and can raise blood pressure. Sprays count. High blood pressure? Do not take one before you have asked.',
    nursing: 'Pills and syrups may lower milk, and can make a baby restless.',
    source: 'NHS, decongestants; LactMed; MHRA 2024, pseudoephedrine',
    checkedOn,
  },
  {
    id: 'weight-loss',
    title: 'Medicines for weight loss',
    names: {
      substances:
        'semaglutide, liraglutide, tirzepatide, dulaglutide, exenatide, phentermine, orlistat, diet pills, slimming pills',
      us: 'ozempic, wegovy, rybelsus, saxenda, victoza, mounjaro, zepbound, trulicity, byetta, bydureon, adipex, lomaira, qsymia, contrave, xenical',
      ca: 'ozempic, wegovy, rybelsus, saxenda, victoza, mounjaro, trulicity, contrave, xenical',
      gb: 'ozempic, wegovy, rybelsus, saxenda, victoza, mounjaro, trulicity, byetta, mysimba, xenical, orlos',
      au: 'ozempic, wegovy, rybelsus, saxenda, victoza, mounjaro, trulicity, contrave, duromine, metermine, xenical',
      nz: 'ozempic, wegovy, saxenda, victoza, mounjaro, trulicity, contrave, duromine, metermine, xenical',
    },
    act: 'ask',
    pregnant:
      'These are not for pregnancy. Is it for your diabetes? Call your diabetes team today: another takes its place.',
    nursing: 'Too little is known of what reaches milk, and losing weight fast can lower it.',
    source: 'MHRA 2025, GLP-1 medicines and pregnancy; FDA, prescribing information; LactMed',
    checkedOn,
  },
  {
    id: 'domperidone',
    title: 'Domperidone',
    names: {
      substances: 'domperidone',
      ca: 'motilium',
      gb: 'motilium',
      au: 'motilium',
      nz: 'motilium, prokinex',
    },
    act: 'ask',
    pregnant: 'It can disturb the rhythm of the heart.',
    nursing:
      'It can disturb the rhythm of your heart. Take it for milk only where it was prescribed to you, and do not stop it all at once.',
    source: 'FDA, domperidone and lactation; MHRA, domperidone; LactMed',
    checkedOn,
  },
  {
    id: 'vitamin-a',
    title: 'Vitamin A',
    names: {
      substances:
        'vitamin a, vit a, retinyl palmitate, retinyl acetate, retinol tablets, retinol capsules, retinol supplement',
      us: 'aquasol a',
      gb: 'haliborange',
    },
    unless: /\bvit(amin)? a (day|night|week|morning|evening)\b/i,
    act: 'ask',
    pregnant:
      'Too much vitamin A harms a baby. It adds up over supplements, liver and fish liver oil: 3,000 µg (10,000 IU) a day is the most, and in the United Kingdom none is taken as a supplement.',
    nursing: 'Too much of it harms, and it adds up over supplements and fish liver oil.',
    source: 'NHS, vitamins in pregnancy; US DRI, vitamin A',
    checkedOn,
  },
  {
    id: 'iron',
    title: 'Iron',
    names: {
      substances:
        'iron, iron tablets, ferrous sulfate, ferrous sulphate, ferrous fumarate, ferrous gluconate, ferrous bisglycinate',
      us: 'feosol, slow fe, ferro-sequels, fergon',
      ca: 'palafer, feramax, slow fe',
      gb: 'ferrograd, feroglobin, fersaday, galfer, pregaday, spatone',
      au: 'ferro-gradumet, ferro-f-tab, maltofer, fgf, ferrograd',
      nz: 'ferrograd, ferro-tab, ferodan',
    },
    act: 'amount',
    anybody:
      'Take as much as you were told and no more: too much iron harms. Keep it where no child can reach it: a few pills can poison a child. Did a child swallow some? Call now.',
    source: 'FDA, iron-containing products; NHS, iron',
    checkedOn,
  },
];
