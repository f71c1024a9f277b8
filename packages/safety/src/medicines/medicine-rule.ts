import type { Evidence } from '../evidence/evidence';
import type { Country } from '../lines/line';

/**
 * What a recognized name asks her to do. `ask`: have a word before the next dose. `keep`: have a word today, where
 * leaving out a dose can harm as well. `give`: have a word before a baby gets it. `amount`: keep to an amount.
 */
export type MedicineAct = 'ask' | 'keep' | 'give' | 'amount';

/** Names, comma-separated: substances, and brands by the country that sells them. All are recognized everywhere. */
export type MedicineNames = { substances: string } & Partial<Record<Country, string>>;

/** A group of substances that needs a clinician's word, and what she reads of it in each stage. */
export interface MedicineRule extends Evidence {
  id: string;
  /** The group, as a heading. */
  title: string;
  names: MedicineNames;
  /** Words that make it something else. */
  unless?: RegExp;
  act: Exclude<MedicineAct, 'give'>;
  /** Left out where another rule has recognized the same words more closely. */
  except?: string;
  /** Missing where nothing is said in that stage. */
  pregnant?: string;
  nursing?: string;
  /** In any stage where the others say nothing. */
  anybody?: string;
}

/** A substance that is not for a baby, or not without a word. */
export interface BabyMedicineRule extends Evidence {
  id: string;
  title: string;
  /** Recognized wherever they are written: nobody else takes them, or nothing may be lost by saying it. */
  names?: MedicineNames;
  /** Rules whose names count as well where what is written is for a child. */
  namesOf?: readonly string[];
  /** Further names that count only where what is written is for a child. */
  childNames?: string;
  /** Below this age, in months. */
  underMonths: number;
  words: string;
}
