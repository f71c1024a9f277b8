import type { BabyStage } from '@nestwell/contracts/account';
import type { PublicConfig } from '@nestwell/contracts/kernel';

/** Where there is more to read: of the weeks before birth, of the months after it. */
export const babyPageOf = (stage: BabyStage, { babyDevelopmentUrl, babyMonthsUrl }: PublicConfig): string =>
  stage === 'postpartum' ? babyMonthsUrl : babyDevelopmentUrl;
