import type { MedicineRule } from '../medicine-rule';

const checkedOn = '';

/** Medicines for epilepsy, mood and sleep: each of them is dangerous to leave off all at once. */
export const brainAndMoodRules: readonly MedicineRule[] = [
  {
    id: 'valproate',
    title: 'Valproate',
    names: {
      substances:
        'valproate, sodium valproate, valproic acid, valproate semisodium, divalproex, valpromide, semisodium valproate',
      us: 'depakote, depakene, depacon',
      ca: 'epival, depakene',
      gb: 'epilim, depakote, episenta, convulex, belvo, dyzantil',
      au: 'epilim, valprease, valpro, valpram',
      nz: 'epilim',
    },
    act: 'keep',
    pregnant:
      'It can harm how a baby’s body and mind develop. A seizure, or an illness that returns, is dangerous for you both, so the change is made by your specialist, now.',
    nursing: 'Ask your specialist what it means for nursing and for a next pregnancy.',
    source: 'MHRA, valproate and pregnancy prevention; FDA, valproate in pregnancy; LactMed',
    checkedOn,
  },
  {
    id: 'antiepileptic',
    title: 'Medicines for epilepsy',
    names: {
      substances:
        'carbamazepine, oxcarbazepine, eslicarbazepine, phenytoin, phenobarbital, phenobarbitone, primidone, topiramate, lamotrigine, levetiracetam, brivaracetam, zonisamide, vigabatrin, ethosuximide, lacosamide, gabapentin, pregabalin, clobazam, perampanel, felbamate, rufinamide, cenobamate, tiagabine',
      us: 'tegretol, carbatrol, epitol, trileptal, oxtellar, dilantin, phenytek, mysoline, topamax, trokendi, qudexy, eprontia, lamictal, keppra, spritam, briviact, zonegran, sabril, zarontin, vimpat, neurontin, gralise, horizant, lyrica, onfi, fycompa, banzel, xcopri, aptiom',
      ca: 'tegretol, trileptal, dilantin, mysoline, topamax, lamictal, keppra, brivlera, vimpat, neurontin, lyrica, frisium, fycompa, banzel, xcopri, aptiom',
      gb: 'tegretol, carbagen, trileptal, epanutin, topamax, lamictal, keppra, briviact, zonegran, sabril, vimpat, neurontin, lyrica, axalid, alzain, frisium, fycompa, inovelon, ontozry, zebinix',
      au: 'tegretol, teril, trileptal, dilantin, mysoline, topamax, epiramax, lamictal, lamidus, keppra, briviact, zonegran, sabril, zarontin, vimpat, neurontin, gabatine, lyrica, frisium, fycompa',
      nz: 'tegretol, dilantin, topamax, lamictal, logem, everet, sabril, vimpat, neurontin, nupentin, frisium',
    },
    act: 'keep',
    pregnant:
      'Some of these can harm a baby, and the amount you need changes in pregnancy. A seizure is dangerous for you both. Ask about folic acid as well: the dose is often higher.',
    nursing:
      'The amount often changes after a birth. A very sleepy baby, or one who feeds badly? Call today.',
    source: 'MHRA 2021, antiepileptic medicines in pregnancy; RCOG Green-top Guideline 68; LactMed',
    checkedOn,
  },
  {
    id: 'lithium',
    title: 'Lithium',
    names: {
      substances: 'lithium, lithium carbonate, lithium citrate',
      us: 'lithobid, eskalith',
      ca: 'carbolith, lithane, lithmax',
      gb: 'priadel, camcolit, liskonum, li-liquid',
      au: 'lithicarb, quilonum',
      nz: 'lithicarb, priadel, quilonum',
    },
    unless: /\bbatter(y|ies)\b/i,
    act: 'keep',
    pregnant:
      'It needs a plan with your specialist: blood levels change in pregnancy, and around the birth most of all. Vomiting, diarrhea or a fever? Call today, for too much lithium is dangerous.',
    nursing: 'It passes into milk, and a baby can get too much of it.',
    source: 'NICE CG192; LactMed',
    checkedOn,
  },
  {
    id: 'sedative',
    title: 'Benzodiazepines and sleeping pills',
    names: {
      substances:
        'diazepam, lorazepam, alprazolam, temazepam, clonazepam, nitrazepam, oxazepam, chlordiazepoxide, zopiclone, zolpidem, eszopiclone, zaleplon, benzodiazepine, benzodiazepines, sleeping pills, sleeping tablets',
      us: 'valium, xanax, ativan, klonopin, restoril, librium, ambien, lunesta, sonata',
      ca: 'valium, xanax, ativan, rivotril, imovane, sublinox, restoril',
      gb: 'zimovane, stilnoct, rivotril, librium, mogadon',
      au: 'valium, antenex, xanax, kalma, ativan, temaze, normison, serepax, murelax, alepam, stilnox, imovane, mogadon, rivotril, paxam',
      nz: 'arrow-diazepam, ativan, normison, imovane, zopiclone actavis, paxam, rivotril',
    },
    act: 'keep',
    pregnant: 'They can make a newborn too sleepy to feed or breathe well, and bring on withdrawal.',
    nursing:
      'They pass into milk and can make a baby too sleepy to feed. Taken one? Never sleep in one bed or chair with your baby.',
    source: 'NHS, diazepam; MHRA; LactMed',
    checkedOn,
  },
];
