import type { MedicineRule } from '../medicine-rule';

const checkedOn = '';

/** Medicines for the skin, the thyroid and the womb. */
export const skinAndHormoneRules: readonly MedicineRule[] = [
  {
    id: 'retinoid-tablet',
    title: 'Isotretinoin and other retinoids',
    names: {
      substances: 'isotretinoin, acitretin, alitretinoin, bexarotene, etretinate, retinoid, retinoids',
      us: 'accutane, claravis, absorica, amnesteem, myorisan, zenatane, soriatane, targretin',
      ca: 'accutane, epuris, clarus, toctino, soriatane',
      gb: 'roaccutane, reticutan, rizuderm, neotigason, toctino, targretin',
      au: 'roaccutane, oratane, dermatane, neotigason, rocta',
      nz: 'oratane, isotane, neotigason, novatretin',
    },
    act: 'ask',
    pregnant: 'Retinoids can do a baby grave harm, even in a few doses.',
    nursing: 'Retinoids are not for nursing mothers.',
    source: 'MHRA, isotretinoin and pregnancy prevention; FDA, iPLEDGE; LactMed',
    checkedOn,
  },
  {
    id: 'retinoid-cream',
    title: 'Retinoid creams and gels',
    names: {
      substances: 'tretinoin, adapalene, tazarotene, trifarotene, retinol, retinal cream, retinaldehyde',
      us: 'retin-a, differin, tazorac, arazlo, epiduo, renova, ziana, veltin, twyneo, aklief',
      ca: 'retin-a, stieva-a, differin, tazorac, arazlo, tactupump, biacna, aklief',
      gb: 'differin, epiduo, treclin, aklief, acnatac, ketrel',
      au: 'retin-a, retrieve, stieva-a, differin, epiduo, acnatac, aklief',
      nz: 'retrieve, retin-a, differin, epiduo',
    },
    act: 'ask',
    pregnant: 'Retinoids on the skin are left out in pregnancy as well.',
    nursing: 'Keep it off the breast and off whatever touches the baby’s skin, and ask which one fits.',
    source: 'EMA 2018, retinoids; MHRA, oral and topical retinoids',
    checkedOn,
  },
  {
    id: 'antithyroid',
    title: 'Carbimazole, methimazole and propylthiouracil',
    names: {
      substances: 'carbimazole, methimazole, thiamazole, propylthiouracil, ptu',
      us: 'tapazole, northyx',
      ca: 'tapazole, propyl-thyracil',
      gb: 'neo-mercazole',
      au: 'neo-mercazole',
      nz: 'neo-mercazole',
    },
    act: 'keep',
    pregnant:
      'Which of these is taken, and how much, changes in pregnancy. Without any, an overactive thyroid can harm you both.',
    nursing: 'The amount matters while nursing, and your baby’s thyroid may be checked.',
    source: 'MHRA 2019, carbimazole; American Thyroid Association 2017; LactMed',
    checkedOn,
  },
  {
    id: 'misoprostol',
    title: 'Misoprostol and mifepristone',
    names: {
      substances: 'misoprostol, mifepristone, ulipristal',
      us: 'cytotec, arthrotec, mifeprex, korlym',
      ca: 'arthrotec, mifegymiso, fibristal',
      gb: 'cytotec, arthrotec, topogyne, mifegyne, ellaone, angusta',
      au: 'cytotec, gymiso, ms-2 step, ellaone',
      nz: 'cytotec, mifegyne',
    },
    act: 'ask',
    pregnant:
      'It can bring on contractions and bleeding. Take it only as the clinician who knows of this pregnancy told you.',
    source: 'FDA, misoprostol prescribing information; NHS',
    checkedOn,
  },
];
