import { sourceWords } from '@nestwell/remote-kit';
import type { FoodVerdict } from '@nestwell/safety/foods';
import * as css from './caution-notes.module.css';

/** Who says so, and when that was read. */
export const SourceLine = ({ of }: { of: FoodVerdict }) => <p className={css.source}>{sourceWords(of)}</p>;
