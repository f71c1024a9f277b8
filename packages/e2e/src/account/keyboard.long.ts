import { keyboardJourney } from './keyboard';

keyboardJourney();
