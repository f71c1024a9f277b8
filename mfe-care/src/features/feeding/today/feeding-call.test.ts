import { feedingCall } from './feeding-call';

it.each([
  [3, true, 'us', 'Fewer than 8 feeds in 24 hours, or fewer than 6 wet diapers from day 5?'],
  [42, true, 'gb', 'Fewer than 8 feeds in 24 hours, or fewer than 6 wet nappies from day 5?'],
  [null, true, 'us', 'Fewer than 8 feeds in 24 hours, or fewer than 6 wet diapers from day 5?'],
  [20, false, 'us', 'Two feeds missed, drinking much less, or fewer than 6 wet diapers from day 5?'],
  [43, true, 'us', 'Fewer wet diapers than usual, or feeding much less?'],
  [150, false, 'au', 'Fewer wet nappies than usual, or feeding much less?'],
  [400, true, undefined, 'Fewer wet diapers than usual, or feeding much less?'],
] as const)('%s days old, nursing %s, in %s', (daysOld, isBreastfeeding, country, words) => {
  expect(feedingCall({ daysOld, isBreastfeeding, country })).toBe(words);
});
