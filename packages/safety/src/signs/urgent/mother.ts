import { bloodPressure } from '../blood-pressure';
import { bodySigns as of } from './body';
import { mindSigns, mindSignsAfterLoss, violenceSigns } from './mind';
import { type Sign, signsOf, UNREAD } from './sign';

const checkedOn = '2026-11-22';
const hearHer = signsOf('CDC, Hear Her: urgent maternal warning signs', checkedOn);
const pressure = signsOf('ACOG, severe hypertension in pregnancy and after birth', checkedOn);
const careful = signsOf('CDC, Hear Her: sudden tiredness, swelling of both legs', UNREAD);
const fits = signsOf('NICE NG133, hypertension in pregnancy', UNREAD);

const { callToday, emergency } = bloodPressure;
const SECOND_TRIMESTER = 14;

const breath = [of.breath, of.chest];
const head = [
  fits('fit', 'A fit'),
  of.headache,
  of.vision,
  of.faint,
  of.swollen,
  pressure(
    'pressure',
    `Blood pressure with an upper figure of ${emergency.upper} or more, or a lower figure of ${emergency.lower} or more, even once`,
  ),
];
const belly = [hearHer('belly', 'A fever of 38 °C (100.4 °F) or more'), of.belly, of.vomiting];
const limb = [careful('limb', 'One leg or arm that is swollen, red or painful')];
const today = [
  pressure(
    'pressure',
    `Blood pressure with an upper figure of ${callToday.upper} or more, or a lower figure of ${callToday.lower} or more, even if you feel well`,
    {},
    'today',
  ),
  of.burningUrine,
  careful('limb', 'Both legs swollen: measure your blood pressure', {}, 'today'),
];
/** Last: who is only tired reads past it, and who is ill finds it. */
const tiredness = [
  careful('tiredness', 'Tiredness that is sudden and unlike you, and that rest does not help'),
];

const ectopic = signsOf('NHS, ectopic pregnancy; nidirect, ectopic pregnancy', UNREAD);
const vomiting = signsOf('NHS, severe vomiting in pregnancy', UNREAD);
const fall = signsOf('NHS inform, a fall or a blow to the belly in pregnancy', UNREAD);
const itching = signsOf('NHS, itching and intrahepatic cholestasis of pregnancy', UNREAD);

/** Her own signs while she is pregnant, by week: what cannot wait a minute first. */
export const pregnantSigns: readonly Sign[] = [
  ...breath,
  ...head,
  ectopic('belly', 'Pain low on one side, pain at the tip of a shoulder, or fainting', {
    to: SECOND_TRIMESTER - 1,
  }),
  ...belly,
  vomiting('belly', 'No urine, or no drink kept down, for 24 hours'),
  fall('accident', 'A blow to your belly, a fall or a car crash'),
  ...limb,
  ...mindSigns,
  ...violenceSigns,
  itching('skin', 'Itching, above all of your palms and soles', { from: SECOND_TRIMESTER }, 'today'),
  ...today,
  ...tiredness,
];

const wound = signsOf('ACOG Committee Opinion 736, optimizing postpartum care', checkedOn);
const ownSigns = [...breath, ...head, ...belly, of.feverishBreast, of.noUrine, ...limb];
const laterSigns = [
  of.breastPatch,
  wound('belly', 'A wound that is red or hot, opens or weeps', {}, 'today'),
  ...today,
  ...tiredness,
];

/** Her own signs through the first year after a birth. */
export const afterBirthSigns: readonly Sign[] = [
  hearHer('bleeding', 'Bleeding that soaks a pad in an hour, a clot larger than an egg, or a foul smell'),
  ...ownSigns,
  ...mindSigns,
  ...violenceSigns,
  ...laterSigns,
];

/** The same after a loss, in words that name nobody else. */
export const afterLossSigns: readonly Sign[] = [
  ...afterBirthSigns.filter(({ kind }) => kind === 'bleeding'),
  ...ownSigns,
  ...mindSignsAfterLoss,
  ...violenceSigns,
  ...laterSigns,
];
