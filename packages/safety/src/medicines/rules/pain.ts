import type { MedicineRule } from '../medicine-rule';

const checkedOn = '';

const aspirinLimit =
  'Low-dose aspirin is only taken where it was prescribed. Was it, for this pregnancy? Then take it as you were told until you have asked.';

/** Medicines against pain and fever. */
export const painRules: readonly MedicineRule[] = [
  {
    id: 'nsaid',
    title: 'Ibuprofen, naproxen and other NSAIDs',
    names: {
      substances:
        'ibuprofen, dexibuprofen, naproxen, diclofenac, ketoprofen, dexketoprofen, indomethacin, indometacin, mefenamic acid, tolfenamic acid, tiaprofenic acid, celecoxib, etoricoxib, parecoxib, meloxicam, piroxicam, tenoxicam, ketorolac, flurbiprofen, nabumetone, etodolac, sulindac, oxaprozin, aceclofenac, nsaid, nsaids',
      us: 'advil, motrin, nuprin, aleve, naprosyn, anaprox, midol, celebrex, mobic, voltaren, cataflam, cambia, zipsor, toradol, feldene, indocin, duexis, vimovo, daypro, lodine, arthrotec',
      ca: 'advil, motrin, aleve, anaprox, robax platinum, ponstan, toradol, maxidol',
      gb: 'nurofen, brufen, cuprofen, calprofen, fenbid, ibuleve, ibugel, nuromol, combogesic, voltarol, naprosyn, feminax ultra, ponstan, arcoxia, celebrex, oruvail, solpaflex, strefen',
      au: 'nurofen, nuromol, maxigesic, naprogesic, naprosyn, crysanal, proxen, voltaren, fenac, ponstan, mersynofen, bugesic, rafen, brufen, mobic, celebrex, feldene, herron blue',
      nz: 'nurofen, brufen, i-profen, ibugesic, fenpaed, maxigesic, naprosyn, noflam, synflex, voltaren, ponstan, arcoxia, celebrex',
    },
    act: 'ask',
    pregnant:
      'From week 20 these can harm the baby’s kidneys and heart and the water around the baby. Before week 20, ask first too. Gels and patches count.',
    nursing:
      'Ask first with asthma, a stomach ulcer, kidney or heart trouble, heavy bleeding, high blood pressure in this pregnancy or since, or a baby who came early.',
    source: 'FDA 2020, NSAIDs at 20 weeks or later in pregnancy; MHRA 2023, NSAIDs from week 20; LactMed',
    checkedOn,
  },
  {
    id: 'low-dose-aspirin',
    title: 'Low-dose aspirin',
    names: {
      substances:
        'low dose aspirin, lowdose aspirin, aspirin low dose, baby aspirin, aspirin baby, mini aspirin, aspirin 75, aspirin 81, aspirin 100, aspirin 150, aspirin 162, 75 mg aspirin, 81 mg aspirin, 100 mg aspirin, 150 mg aspirin, 162 mg aspirin, asa 81, 81 mg asa, ecasa 81',
      us: 'bayer low dose, ecotrin low strength, durlaza',
      ca: 'aspirin 81, entrophen 81, rivasa',
      gb: 'caprin, nu-seals, micropirin, danamep',
      au: 'cartia, cardiprin, astrix, spren',
      nz: 'cartia, ethics aspirin ec',
    },
    unless: /\b(300|325|500|600|650|1000) ?mg/i,
    act: 'keep',
    pregnant:
      'It is for those it was prescribed to, from the week and until the week they were told. Nobody prescribed it for this pregnancy? Ask before the first dose.',
    nursing: 'Ask whether you still need it now that baby is here. Never give aspirin to a child under 16.',
    source: 'NICE NG133, hypertension in pregnancy; ACOG, low-dose aspirin; LactMed',
    checkedOn,
  },
  {
    id: 'aspirin',
    title: 'Aspirin and other salicylates',
    names: {
      substances:
        'aspirin, acetylsalicylic acid, asa 325, asa tablets, salicylate, bismuth subsalicylate, choline salicylate, salsalate, diflunisal',
      us: 'bayer aspirin, bayer back and body, ecotrin, bufferin, excedrin, anacin, alka-seltzer, goodys powder, bc powder, pepto-bismol, kaopectate',
      ca: 'entrophen, asaphen, anacin, alka-seltzer, pepto-bismol, 222s',
      gb: 'disprin, anadin, aspro, askit, beechams powders, alka-seltzer, alka-rapid, migramax, pepto-bismol',
      au: 'disprin, aspro, solprin, alka-seltzer, pepto-bismol',
      nz: 'disprin, aspro, solprin, alka-seltzer',
    },
    unless: /\banadin (paracetamol|ibuprofen|joint)/i,
    except: 'low-dose-aspirin',
    act: 'ask',
    pregnant: `In the amounts of a painkiller, aspirin can harm the baby and make both of you bleed more. ${aspirinLimit}`,
    nursing:
      'It passes into milk, and aspirin can bring on a rare and dangerous illness in a child (Reye’s syndrome). Never give it to a child under 16.',
    source: 'FDA 2020, NSAIDs at 20 weeks or later in pregnancy; NHS, aspirin; LactMed',
    checkedOn,
  },
  {
    id: 'paracetamol',
    title: 'Acetaminophen (paracetamol): count every product',
    names: {
      substances: 'paracetamol, acetaminophen, apap',
      us: 'tylenol, nyquil, dayquil, theraflu, excedrin, fioricet, percocet, vicodin, norco, midol complete',
      ca: 'tylenol, neocitran, robaxacet, tramacet, percocet',
      gb: 'panadol, hedex, calpol, lemsip, beechams, anadin extra, anadin paracetamol, night nurse, day nurse, co-codamol, co-dydramol, solpadeine, syndol, paramol, migraleve, veganin, panodil',
      au: 'panadol, panamax, panadeine, mersyndol, herron gold, dymadon, febridol, codral, lemsip, maxigesic, paralgin',
      nz: 'panadol, pamol, paracare, panadeine, codral, lemsip, maxigesic, coldrex',
    },
    act: 'amount',
    anybody:
      'Never more in 24 hours than the label says, from all products together: 4 g (eight pills of 500 mg) is the most, and some labels and people need less. Under 50 kg (110 lb), or liver or kidney trouble? Ask first. Took more than that? Call now, even if you feel well.',
    source: 'NHS, paracetamol; FDA, acetaminophen',
    checkedOn,
  },
];
