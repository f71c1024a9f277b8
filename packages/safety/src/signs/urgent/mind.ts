import { type Sign, signsOf, UNREAD } from './sign';

const hearHer = signsOf('CDC, Hear Her: urgent maternal warning signs', '2026-11-22');
const psychosis = signsOf('Royal College of Psychiatrists, postpartum psychosis; NICE CG192', UNREAD);
const violence = signsOf('NICE PH50, domestic violence and abuse', UNREAD);

/** Who has it may not know it: the words are for those around her as well. */
const psychosisSigns = [
  psychosis(
    'psychosis',
    'Seeing, hearing or believing things others do not, feeling very high or confused, or not sleeping and not needing to: you or somebody near you calls now',
  ),
];

export const mindSigns: readonly Sign[] = [
  hearHer('selfHarm', 'Thoughts of harming yourself or your baby'),
  ...psychosisSigns,
];
export const mindSignsAfterLoss: readonly Sign[] = [
  hearHer('selfHarm', 'Thoughts of harming yourself'),
  ...psychosisSigns,
];
export const violenceSigns: readonly Sign[] = [
  violence('violence', 'Someone hurts, threatens or frightens you'),
];
