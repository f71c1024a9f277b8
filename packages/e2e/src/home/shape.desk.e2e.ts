import { test } from '../kit/test';
import { keepsItsShape } from './keeps-its-shape';

test.describe('a member with much on Home', keepsItsShape);
