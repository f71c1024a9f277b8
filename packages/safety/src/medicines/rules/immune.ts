import type { MedicineRule } from '../medicine-rule';

const checkedOn = '';

/** Medicines that hold down the immune system or cells. */
export const immuneRules: readonly MedicineRule[] = [
  {
    id: 'methotrexate',
    title: 'Methotrexate',
    names: {
      substances: 'methotrexate, mtx',
      us: 'trexall, otrexup, rasuvo, rheumatrex, xatmep, reditrex',
      ca: 'metoject',
      gb: 'metoject, methofill, maxtrex, nordimet, zlatal, jylamvo',
      au: 'methoblastin, trexject',
      nz: 'trexate',
    },
    act: 'ask',
    pregnant: 'It can end a pregnancy and do a baby grave harm, even in one dose.',
    nursing: 'It is not for nursing mothers unless a specialist says so.',
    source: 'MHRA, methotrexate; FDA, prescribing information; LactMed',
    checkedOn,
  },
  {
    id: 'immunosuppressant',
    title: 'Mycophenolate, leflunomide, thalidomide and the like',
    names: {
      substances:
        'mycophenolate, mycophenolate mofetil, mycophenolic acid, leflunomide, teriflunomide, fingolimod, siponimod, ozanimod, cyclophosphamide, thalidomide, lenalidomide, pomalidomide, hydroxycarbamide, hydroxyurea, tofacitinib, baricitinib, upadacitinib, riociguat, bosentan, ambrisentan, macitentan',
      us: 'cellcept, myfortic, arava, aubagio, gilenya, mayzent, zeposia, thalomid, revlimid, pomalyst, hydrea, xeljanz, olumiant, rinvoq, adempas, tracleer, letairis, opsumit',
      ca: 'cellcept, myfortic, arava, aubagio, gilenya, revlimid, hydrea, xeljanz, olumiant, rinvoq',
      gb: 'cellcept, myfortic, arava, aubagio, gilenya, revlimid, hydrea, xeljanz, olumiant, rinvoq',
      au: 'cellcept, myfortic, ceptolate, arava, aubagio, gilenya, revlimid, hydrea, xeljanz, olumiant, rinvoq',
      nz: 'cellcept, arava, aubagio, gilenya, revlimid, hydrea, rinvoq',
    },
    act: 'keep',
    pregnant: 'These can do a baby grave harm. Your specialist changes them, now.',
    nursing: 'These are not for nursing mothers unless a specialist says so.',
    source: 'MHRA, mycophenolate; FDA, REMS medicines; LactMed',
    checkedOn,
  },
];
