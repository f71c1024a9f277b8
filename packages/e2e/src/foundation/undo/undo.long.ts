import { expectingMother, nursingMother, type Profile } from '../../kit/member';
import { memberTest as test } from '../../kit/test';
import { body, early, lists } from './body';
import { food } from './food';
import { others } from './others';
import { takeBack, type Undoing } from './undoing';

/** Each deletion and completion of the product, pressed and taken back by the button on its toast. */
const walks: [string, Profile, readonly Undoing[]][] = [
  ['what she eats', nursingMother, food],
  ['her body and her baby', nursingMother, body],
  ['her lists', expectingMother, lists],
  ['a pregnancy', { ...expectingMother, pregnancyWeek: 32 }, early],
  ['calendar, community and Home', nursingMother, others],
];

for (const [of, profile, undoings] of walks) {
  test.describe(of, () => {
    test.use({ profile });
    test(`Undo brings back each part of ${of}`, async ({ page, member }) => {
      test.setTimeout(600_000);
      for (const undoing of undoings) await test.step(undoing.what, () => takeBack(page, member, undoing));
    });
  });
}
