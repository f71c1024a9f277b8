import { PHONE } from '../fitness/urgent-button';
import { comesInPieces } from './comes-in-pieces';

comesInPieces(PHONE);
