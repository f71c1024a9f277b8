import { test } from '../kit/test';
import { urgentHelp } from './urgent';

test.describe('on a phone', urgentHelp);
