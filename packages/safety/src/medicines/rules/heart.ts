import type { MedicineRule } from '../medicine-rule';

const checkedOn = '';

/** Medicines for blood pressure, blood fats and clots. */
export const heartRules: readonly MedicineRule[] = [
  {
    id: 'ace-arb',
    title: 'ACE inhibitors and ARBs for blood pressure',
    names: {
      substances:
        'ramipril, lisinopril, enalapril, perindopril, captopril, quinapril, trandolapril, fosinopril, benazepril, cilazapril, imidapril, moexipril, losartan, valsartan, candesartan, irbesartan, olmesartan, telmisartan, azilsartan, eprosartan, sacubitril, aliskiren, ace inhibitor, ace inhibitors',
      us: 'zestril, prinivil, qbrelis, zestoretic, vasotec, altace, lotensin, lotrel, accupril, mavik, aceon, cozaar, hyzaar, diovan, exforge, benicar, azor, tribenzor, micardis, atacand, avapro, avalide, edarbi, entresto, tekturna',
      ca: 'altace, coversyl, viacoram, vasotec, zestril, prinivil, cozaar, hyzaar, diovan, atacand, avapro, avalide, micardis, twynsta, olmetec, entresto, rasilez',
      gb: 'tritace, zestril, coversyl, innovace, innozide, accupro, gopten, tanatril, cozaar, diovan, amias, aprovel, coaprovel, micardis, olmetec, sevikar, edarbi, entresto',
      au: 'tritace, tryzan, ramace, zestril, prinivil, coversyl, coveram, renitec, acertil, accupril, cozaar, diovan, atacand, avapro, karvea, karvezide, micardis, olmetec, sevikar, exforge, entresto',
      nz: 'zapril, tryzan, arrow-quinapril, coversyl, renitec, cozaar, candestar, losaar, entresto',
    },
    act: 'keep',
    pregnant:
      'These can harm the baby’s kidneys and the water around the baby. Another medicine takes their place: high blood pressure left without any harms, too.',
    nursing: 'In the first weeks, or with a baby who came early, ask whether yours is one that fits.',
    source: 'FDA, ACE inhibitors and ARBs in pregnancy; NICE NG133, hypertension in pregnancy; MHRA; LactMed',
    checkedOn,
  },
  {
    id: 'spironolactone',
    title: 'Spironolactone and eplerenone',
    names: {
      substances: 'spironolactone, eplerenone',
      us: 'aldactone, aldactazide, carospir, inspra',
      ca: 'aldactone, inspra',
      gb: 'aldactone, inspra',
      au: 'aldactone, spiractin, inspra',
      nz: 'spiractin, inspra',
    },
    act: 'ask',
    pregnant: 'It can act on the hormones of a baby boy.',
    source: 'UKTIS, spironolactone in pregnancy; FDA, prescribing information',
    checkedOn,
  },
  {
    id: 'statin',
    title: 'Statins',
    names: {
      substances:
        'atorvastatin, simvastatin, rosuvastatin, pravastatin, fluvastatin, lovastatin, pitavastatin, statin, statins, ezetimibe',
      us: 'lipitor, crestor, zocor, pravachol, livalo, lescol, mevacor, altoprev, vytorin, caduet, zetia, zypitamag, roszet',
      ca: 'lipitor, crestor, zocor, pravachol, lescol, caduet, ezetrol',
      gb: 'lipitor, crestor, zocor, lipostat, lescol, inegy, ezetrol',
      au: 'lipitor, crestor, zocor, lipex, vytorin, pravachol, cholstat, caduet, ezetrol, atozet',
      nz: 'lorstat, lipitor, crestor, zocor, ezetrol',
    },
    act: 'ask',
    pregnant: 'Statins are stopped in pregnancy for most, and for a few they are not: ask which you are.',
    nursing: 'Statins are not for nursing mothers unless a clinician says so.',
    source: 'FDA 2021, statins in pregnancy and breastfeeding; NHS, statins',
    checkedOn,
  },
  {
    id: 'warfarin',
    title: 'Warfarin',
    names: {
      substances: 'warfarin, acenocoumarol, phenindione, fluindione, phenprocoumon',
      us: 'coumadin, jantoven',
      ca: 'coumadin, sintrom',
      gb: 'marevan, sinthrome',
      au: 'coumadin, marevan',
      nz: 'coumadin, marevan',
    },
    act: 'keep',
    pregnant:
      'It can harm a baby, most of all in the first months and near the birth. Without anything against clots you may be in danger: another takes its place.',
    source: 'NICE CKS, anticoagulation; RCOG Green-top Guideline 37; FDA, prescribing information',
    checkedOn,
  },
  {
    id: 'anticoagulant',
    title: 'Rivaroxaban, apixaban and other blood thinners',
    names: {
      substances: 'rivaroxaban, apixaban, dabigatran, edoxaban, ticagrelor, prasugrel',
      us: 'xarelto, eliquis, pradaxa, savaysa, brilinta, effient',
      ca: 'xarelto, eliquis, pradaxa, lixiana, brilinta',
      gb: 'xarelto, eliquis, pradaxa, lixiana, brilique, efient',
      au: 'xarelto, eliquis, pradaxa, brilinta',
      nz: 'xarelto, pradaxa, brilinta',
    },
    act: 'keep',
    pregnant: 'Too little is known of these in pregnancy: another takes their place.',
    nursing: 'Too little is known of what reaches milk: another may take its place.',
    source: 'RCOG Green-top Guideline 37; MHRA; LactMed',
    checkedOn,
  },
  {
    id: 'amiodarone',
    title: 'Amiodarone',
    names: {
      substances: 'amiodarone, dronedarone',
      us: 'pacerone, nexterone, multaq',
      ca: 'cordarone, multaq',
      gb: 'cordarone, multaq',
      au: 'cordarone, aratac',
      nz: 'cordarone, aratac',
    },
    act: 'keep',
    pregnant: 'It holds much iodine and can harm the baby’s thyroid and heart.',
    nursing: 'It passes into milk for months and can harm the baby’s thyroid and heart.',
    source: 'NHS, amiodarone; LactMed',
    checkedOn,
  },
];
