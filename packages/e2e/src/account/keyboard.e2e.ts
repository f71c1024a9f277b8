import { desk } from '../kit/desk';
import { test } from '../kit/test';
import { keyboardJourney } from './keyboard';

test.use(desk);
keyboardJourney();
