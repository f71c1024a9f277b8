import type { Recipe } from '../recipe';
import { firstTrimester } from './first-trimester';
import { freeFromFirstTrimester } from './free-from/first-trimester';
import { freeFromSecondTrimester } from './free-from/second-trimester';
import { freeFromThirdTrimester } from './free-from/third-trimester';
import { freeFromNursing } from './free-from/nursing';
import { freeFromNonNursing } from './free-from/non-nursing';
import { galactagogue } from './galactagogue';
import { nonNursing } from './non-nursing';
import { nursingQuick } from './nursing-quick';
import { nursingWarm } from './nursing-warm';
import { secondTrimester } from './second-trimester';
import { thirdTrimester } from './third-trimester';

/** All recipes, in the order in which All shows them. */
export const catalogue: readonly Recipe[] = [
  ...firstTrimester,
  ...freeFromFirstTrimester,
  ...secondTrimester,
  ...freeFromSecondTrimester,
  ...thirdTrimester,
  ...freeFromThirdTrimester,
  ...nursingWarm,
  ...nursingQuick,
  ...freeFromNursing,
  ...nonNursing,
  ...freeFromNonNursing,
  ...galactagogue,
];
