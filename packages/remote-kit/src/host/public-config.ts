import type { PublicConfig } from '@nestwell/contracts/kernel';

/** Stands in where no server speaks: previews and tests. */
export const examplePublicConfig: PublicConfig = {
  babyDevelopmentUrl: 'https://www.nhs.uk/pregnancy/week-by-week/',
  babyMonthsUrl: 'https://www.cdc.gov/act-early/milestones/index.html',
  exerciseLibraryUrl: null,
  codeAtLogin: false,
  supportEmail: 'support@nestwell.example',
  supportPhone: '+1 (800) 555-0142',
  paymentProvider: 'test',
  shapes: 'example',
  worksOffline: true,
  pushPublicKey: null,
};
