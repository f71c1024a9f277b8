export { countsSince, type DayCounts } from './counts';
export { dayStarts, startOfBabyDay, type DayStart } from './day-start';
export { lastFeed, lastSide, sideToOffer } from './last-feed';
export {
  babyKinds,
  isFeed,
  isRunning,
  kindsOfHers,
  nappyKinds,
  timedKinds,
  type BabyKind,
  type BabyNote,
  type NappyKind,
  type TimedKind,
} from './logged';
export {
  afterStep,
  endedAt,
  isPaused,
  misplacedTurn,
  MOST_TURNS,
  pausesOf,
  spent,
  spentOn,
  type FeedStep,
} from './sides';
export { feedSides, type FeedSide, type SideTurn } from './turn';
