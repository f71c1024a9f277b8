import type { PregnancyFacts } from './pregnancy-facts.schemas';

interface PausedFacts {
  isPregnant: boolean;
  pregnancyPaused: boolean;
  pregnancyFacts: Pick<PregnancyFacts, 'goesOn'>;
}

/** A pregnancy that is neither counted nor spoken of, and of which she has said that it goes on: what protects it stays. */
export const isPausedAndGoesOn = ({ isPregnant, pregnancyPaused, pregnancyFacts }: PausedFacts): boolean =>
  pregnancyPaused && isPregnant && pregnancyFacts.goesOn === true;

/** Whether she has not said so far if the pregnancy that she paused goes on. */
export const isGoingOnUnknown = ({ isPregnant, pregnancyPaused, pregnancyFacts }: PausedFacts): boolean =>
  pregnancyPaused && isPregnant && pregnancyFacts.goesOn === null;

/** The same, or she has not said: careful advice that names nobody stays until she says that it has ended. */
export const isPausedAndMayGoOn = ({ isPregnant, pregnancyPaused, pregnancyFacts }: PausedFacts): boolean =>
  pregnancyPaused && isPregnant && pregnancyFacts.goesOn !== false;
