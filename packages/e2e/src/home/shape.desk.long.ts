import { desk } from '../kit/desk';
import { test } from '../kit/test';
import { keepsItsShape } from './keeps-its-shape';

test.use(desk);
test.describe('a member with much on Home', keepsItsShape);
