import type { MedicineRule } from '../medicine-rule';

const checkedOn = '';

/** Medicines against infections. */
export const infectionRules: readonly MedicineRule[] = [
  {
    id: 'tetracycline',
    title: 'Doxycycline and other tetracyclines',
    names: {
      substances:
        'tetracycline, tetracyclines, doxycycline, minocycline, lymecycline, oxytetracycline, demeclocycline, tigecycline, sarecycline',
      us: 'vibramycin, doryx, monodox, oracea, acticlate, minocin, solodyn, seysara, periostat',
      ca: 'vibramycin, doxytab, apprilon, minocin',
      gb: 'vibramycin, efracea, periostat, tetralysal, minocin, aknemin, acnamino',
      au: 'vibramycin, doryx, doxsig, doxylin, doxy-100, minomycin, akamin',
      nz: 'doxine, doxy-50, minomycin',
    },
    act: 'ask',
    pregnant: 'From the second trimester these can harm a baby’s teeth and bones. Another takes their place.',
    nursing: 'A short course may be given. For longer than three weeks, ask first.',
    source: 'NHS, doxycycline; LactMed',
    checkedOn,
  },
  {
    id: 'other-antibiotic',
    title: 'Some antibiotics',
    names: {
      substances:
        'ciprofloxacin, levofloxacin, moxifloxacin, ofloxacin, norfloxacin, trimethoprim, co-trimoxazole, cotrimoxazole, sulfamethoxazole, nitrofurantoin',
      us: 'cipro, levaquin, avelox, bactrim, septra, macrobid, macrodantin',
      ca: 'cipro, levaquin, avelox, septra, macrobid, macrodantin',
      gb: 'ciproxin, tavanic, avelox, septrin, trimopan, macrobid, macrodantin, furadantin',
      au: 'ciproxin, ciprol, avelox, noroxin, bactrim, septrin, alprim, triprim, macrodantin',
      nz: 'ciproflox, arrow-norfloxacin, avelox, trisul, nifuran, macrobid',
    },
    act: 'keep',
    pregnant:
      'Some of these are not for the first weeks, others not for the last. Does whoever prescribed it know how many weeks you are? An infection left alone harms, too.',
    nursing: 'Some of these are not for a newborn’s mother, or for a baby with jaundice or G6PD deficiency.',
    source: 'NICE NG109, lower urinary tract infection; NHS, trimethoprim; LactMed',
    checkedOn,
  },
  {
    id: 'antifungal-tablet',
    title: 'Fluconazole and other pills for fungal infections',
    names: {
      substances:
        'fluconazole, itraconazole, ketoconazole tablets, voriconazole, griseofulvin, terbinafine tablets',
      us: 'diflucan, sporanox, vfend',
      ca: 'diflucan, canesoral, sporanox',
      gb: 'diflucan, canesten oral, sporanox',
      au: 'diflucan, canesten oral, sporanox, lozanoc',
      nz: 'diflucan, canesoral, sporanox',
    },
    act: 'ask',
    pregnant: 'In pregnancy thrush is treated with a cream or a pessary.',
    nursing: 'Ask which dose fits while nursing.',
    source: 'NHS, fluconazole; FDA 2016, oral fluconazole in pregnancy; LactMed',
    checkedOn,
  },
];
