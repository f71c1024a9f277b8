import { CallList } from '@nestwell/ui';
import { RowsOfKind } from './risk-answer/line-rows';

/** Whom to talk to about food and weight where she is, by number. */
export const EatingHelp = () => (
  <CallList aria-label="Someone to talk to about food and weight">
    <RowsOfKind kind="eating" />
  </CallList>
);
