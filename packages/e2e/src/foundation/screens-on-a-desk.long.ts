import { DESK } from '../fitness/urgent-button';
import { memberTest } from '../kit/test';
import { ON_A_DESK, PARTS, walksScreensOf } from './screens-of';

memberTest.describe.configure({ timeout: 300_000 });
memberTest.use({ serviceWorkers: 'block' });

for (const part of PARTS) if (part !== ON_A_DESK) walksScreensOf(part, 'on a desk', DESK);
