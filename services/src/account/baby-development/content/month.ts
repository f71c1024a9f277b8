/** One month of life. `weight` is the median in kg, girl and boy, where it is known. */
export interface MonthOfLife {
  month: number;
  /** Completes "At 4 months, baby is …". */
  doing: string;
  aside: string;
  emoji: string;
  baby: string;
  mother: string;
  weight?: readonly [girl: number, boy: number];
}
