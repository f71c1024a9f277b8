import { fdaFish, healthCanadaFish, mpiFish, mpiNursing, nhs, nhsOilyFish, nsw } from './authorities';
import type { CountryAdvice } from './country-advice';

const littleInMilk = mpiNursing('Breast milk is not a significant source of mercury.', {
  level: 'fine',
  short: 'No limit while nursing',
  why: 'This fish holds mercury; little of it passes into milk.',
});
const predators =
  'Fresh or frozen tuna, shark, swordfish, marlin, orange roughy and escolar: 150 g a month at most, together.';
const threeServes = 'Two or three serves (150 g) of fish a week, any tuna among them.';
const upToFourTuna = 'Four cans or two steaks of any tuna a week at most.';

/** Where authorities differ about fish, for the mercury in it. */
export const fishByCountry: Readonly<Record<string, readonly CountryAdvice[]>> = {
  'shark-and-billfish': [
    fdaFish('Leave it out.'),
    healthCanadaFish(predators, { level: 'limit' }),
    nhs('Leave out shark, swordfish and marlin.'),
    nsw('One serve (150 g) a fortnight at most, and no other fish in it.', { level: 'limit' }),
    mpiFish('School shark, striped marlin and swordfish: one serving (150 g) a week or fortnight at most.', {
      level: 'limit',
    }),
    littleInMilk,
  ],
  'orange-roughy': [
    fdaFish('Leave it out.'),
    healthCanadaFish(predators, { level: 'limit' }),
    nsw('One serve (150 g) a week at most, and no other fish in it.', { level: 'limit' }),
    mpiFish('No limit anymore, since 2020.', {
      level: 'fine',
      short: 'No limit anymore',
      why: 'It holds more mercury than most fish. Two or three portions of different fish a week are a good plan.',
    }),
    littleInMilk,
  ],
  'large-tuna': [
    fdaFish('One portion (4 oz) a week at most.'),
    healthCanadaFish('Canned albacore: 300 g a week at most. Fresh or frozen tuna: 150 g a month.'),
    nhs(upToFourTuna),
    nsw(threeServes),
    mpiFish('Southern bluefin: one serving (150 g) a week or fortnight at most.'),
    littleInMilk,
  ],
  tuna: [
    fdaFish('Canned light: two or three portions (4 oz) a week. Albacore or yellowfin: one.'),
    healthCanadaFish('Canned albacore: 300 g a week at most. Fresh or frozen tuna: 150 g a month.'),
    nhs(upToFourTuna),
    nsw(threeServes),
    mpiFish('Southern bluefin: one serving (150 g) a week or fortnight at most.'),
    littleInMilk,
  ],
  'light-tuna': [
    fdaFish('Two or three portions (4 oz) a week.'),
    nhs(upToFourTuna, { level: 'limit' }),
    nsw(threeServes),
  ],
  'oily-fish': [
    fdaFish('Two or three portions (4 oz) a week.'),
    nhsOilyFish('Two portions of oily fish a week at most, for the pollutants in it.', { level: 'limit' }),
    nsw('Two or three serves (150 g) of fish a week.'),
  ],
};
