import { PlatformSessions1763700000001 } from './1763700000001-platform-sessions';
import { PlatformSignals1763700000002 } from './1763700000002-platform-signals';
import { AccountUsers1763700000100 } from './1763700000100-account-users';
import { AccountMessages1763700000150 } from './1763700000150-account-messages';
import { AccountPayments1763700000151 } from './1763700000151-account-payments';
import { NutritionMeals1763700000200 } from './1763700000200-nutrition-meals';
import { NutritionMealPlans1763700000201 } from './1763700000201-nutrition-meal-plans';
import { FitnessTracking1763700000300 } from './1763700000300-fitness-tracking';
import { FitnessMovement1763700000301 } from './1763700000301-fitness-movement';
import { Community1763700000400 } from './1763700000400-community';
import { CommunitySeenComments1763700000401 } from './1763700000401-community-seen-comments';
import { Calendar1763700000500 } from './1763700000500-calendar';
import { CalendarPushDevices1763700000501 } from './1763700000501-calendar-push-devices';

/** In order. Each area appends its own; a released one is never changed. */
export const migrations = [
  PlatformSessions1763700000001,
  PlatformSignals1763700000002,
  AccountUsers1763700000100,
  AccountMessages1763700000150,
  AccountPayments1763700000151,
  NutritionMeals1763700000200,
  NutritionMealPlans1763700000201,
  FitnessTracking1763700000300,
  FitnessMovement1763700000301,
  Community1763700000400,
  CommunitySeenComments1763700000401,
  Calendar1763700000500,
  CalendarPushDevices1763700000501,
];
