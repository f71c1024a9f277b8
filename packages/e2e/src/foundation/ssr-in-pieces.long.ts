import { DESK } from '../fitness/urgent-button';
import { comesInPieces } from './comes-in-pieces';

comesInPieces(DESK);
