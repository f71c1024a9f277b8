import type { UpdateUserRequest } from '@nestwell/contracts/account';

export type SuggestionType = 'dietary' | 'weight' | 'activity' | 'health_status';

/** A change of the profile that recent logs speak for; made on the device, kept nowhere. */
export interface ProfileSuggestion {
  /** Holds the user's id, so that what one dismisses stays visible to another on the same device. */
  id: string;
  type: SuggestionType;
  title: string;
  description: string;
  currentValue: string;
  suggestedValue: string;
  /** 0 to 1. */
  confidence: number;
  dataPoints: number;
  /** What accepting changes; null where there is nothing to accept, only somebody to talk to. */
  change: UpdateUserRequest | null;
  /** The button's words. */
  acceptLabel: string;
}
