import type { BabyMedicineRule } from '../medicine-rule';

const checkedOn = '';

/** Below this age nothing is given without a word. */
const NEVER = 16 * 12;

/** What is given to a baby. */
export const babyRules: readonly BabyMedicineRule[] = [
  {
    id: 'baby-aspirin-product',
    title: 'Aspirin is not for children',
    namesOf: ['aspirin', 'low-dose-aspirin'],
    underMonths: NEVER,
    words: 'Never give aspirin to a child under 16: it can bring on Reye’s syndrome. Gave some? Call now.',
    source: 'NHS, aspirin; MHRA, aspirin and Reye’s syndrome',
    checkedOn,
  },
  {
    id: 'baby-opioid',
    title: 'Codeine and other opioids are not for babies',
    namesOf: ['codeine-tramadol', 'opioid'],
    underMonths: 12 * 12,
    words: 'Never give these to a baby: breathing can stop. Gave some? Call the emergency number now.',
    source: 'FDA 2017, codeine and tramadol in children; MHRA, codeine in children',
    checkedOn,
  },
  {
    id: 'baby-honey',
    title: 'No honey in the first year',
    names: { substances: 'honey, manuka honey' },
    underMonths: 12,
    words: 'Never give honey to a baby under 12 months, on a pacifier either: it can cause infant botulism.',
    source: 'NHS, foods to avoid giving babies; CDC, botulism prevention',
    checkedOn,
  },
  {
    id: 'baby-ibuprofen',
    title: 'Ibuprofen for a baby',
    names: {
      substances: 'infant ibuprofen, childrens ibuprofen',
      us: 'infants motrin, childrens motrin, infants advil, childrens advil',
      ca: 'infants motrin, childrens motrin, childrens advil',
      gb: 'nurofen for children, calprofen',
      au: 'nurofen for children, dimetapp ibuprofen, fenpaed',
      nz: 'nurofen for children, fenpaed',
    },
    namesOf: ['nsaid'],
    underMonths: NEVER,
    words:
      'Under 6 months only when a clinician told you. Not with asthma, chickenpox or a baby who drinks too little, unless told. Keep to the label for the weight, and its 24-hour limit.',
    source: 'NHS, ibuprofen for children; American Academy of Pediatrics, ibuprofen',
    checkedOn,
  },
  {
    id: 'baby-paracetamol',
    title: 'Acetaminophen (paracetamol) for a baby',
    names: {
      substances: 'infant paracetamol, childrens paracetamol, infant acetaminophen, childrens acetaminophen',
      us: 'infants tylenol, childrens tylenol, feverall, pediacare',
      ca: 'infants tylenol, childrens tylenol, tempra',
      gb: 'calpol, disprol, medinol',
      au: 'panadol baby, dymadon, panamax 240, childrens panadol',
      nz: 'pamol, paracare, childrens panadol',
    },
    namesOf: ['paracetamol'],
    underMonths: NEVER,
    words:
      'Under 3 months call before the first dose: a fever at that age needs a doctor now. Later keep to the label for the weight, with its own syringe, and never more than its 24-hour limit. Gave too much? Call now.',
    source: 'NHS, paracetamol for children; American Academy of Pediatrics, acetaminophen',
    checkedOn,
  },
  {
    id: 'baby-cold-medicine',
    title: 'Cough and cold medicine is not for babies',
    names: {
      substances:
        'infant cold medicine, childrens cough medicine, childrens cold medicine, childrens dimetapp',
    },
    namesOf: ['decongestant'],
    underMonths: 6 * 12,
    words: 'Cough and cold medicines are not for a child under 6 unless a clinician told you.',
    source: 'FDA, cough and cold products in children; MHRA, cough and cold medicines under 6',
    checkedOn,
  },
];
